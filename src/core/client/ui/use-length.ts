import { type FormEvent, useState } from 'react';

/** Counts the text in an uncontrolled input, in code points like the schemas. Without a limit, it does not count. */
export function useLength(
  limit: number | undefined,
  initial: unknown,
): { count: { used: number; limit: number } | undefined; onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void } {
  const [used, setUsed] = useState(() => length(initial));
  return {
    count: limit === undefined ? undefined : { used, limit },
    onInput: (event) => setUsed(length(event.currentTarget.value)),
  };
}

function length(text: unknown): number {
  return typeof text === 'string' ? [...text].length : 0;
}
