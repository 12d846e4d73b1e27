import { type FormEvent, useState } from 'react';

/**
 * Counts what is typed into a control that nobody else watches, in code points as the schemas count.
 * Nothing is counted without a limit.
 */
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
