import { useState } from 'react';

const KEY = 'trellis.applicants.go-on';

/** Whether the page goes to the next applicant after each decision. This device keeps the choice. */
export function useGoOnChoice(): readonly [goesOn: boolean, choose: (goesOn: boolean) => void] {
  const [goesOn, setGoesOn] = useState(kept);
  return [
    goesOn,
    (chosen) => {
      setGoesOn(chosen);
      keep(chosen);
    },
  ];
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

function keep(goesOn: boolean): void {
  try {
    if (goesOn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // The storage is full or blocked. The choice lasts as long as the page.
  }
}
