import { useRef } from 'react';
import type { MadeDrafts } from '../drafts/made-drafts.ts';

interface FormAddress {
  readonly id: string | undefined;
  readonly template: string | undefined;
}

/**
 * Keeps the form of a new posting open when its address gets the id of its draft, and gives a new form for every other address. `isMade` says
 * that the id is that of the draft in the open form.
 */
export function useFormKey({ id, template }: FormAddress, made: MadeDrafts): { readonly key: string; readonly isMade: boolean } {
  const open = useRef({ address: 'none', count: 0, hasMade: false });
  const address = `${id ?? ''} ${template ?? ''}`;
  if (open.current.address !== address) {
    const { count, address: before } = open.current;
    const isMade = id !== undefined && id === made.open && before !== 'none' && before.startsWith(' ');
    open.current = { address, count: isMade ? count : count + 1, hasMade: isMade };
  }
  return { key: `new ${open.current.count}`, isMade: open.current.hasMade };
}
