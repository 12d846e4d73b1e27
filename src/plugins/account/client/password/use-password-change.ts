import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { usePasswordLength } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { identityErrorKey } from '#core/client/session/identity-error.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { endOtherSessions } from '../../contract/endpoints.ts';
import { accountRoutes } from '../../contract/routes.ts';
import { isCommonPassword, isWeakPassword, isWrongPassword } from '../use-reason.ts';

type Field = 'current' | 'next';

interface FieldState {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
}

/** The state of the form that changes the password. */
export interface PasswordChange extends Readonly<Record<Field, FieldState>> {
  readonly submit: (event: FormEvent) => void;
  readonly busy: boolean;
  /** A failure that does not belong to a single field. */
  readonly failure: unknown;
}

/** Changes the password in three steps: checks the old one, sets the new one, ends all other sessions. */
export function usePasswordChange(): PasswordChange {
  const t = useT('account');
  const change = useChange();
  const [typed, setTyped] = useState({ current: '', next: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const refs = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) };
  const refuse = (field: Field, text: string): void => {
    setErrors({ [field]: text });
    refs[field].current?.focus();
  };
  const send = async (): Promise<void> => {
    setErrors({});
    setFailure(undefined);
    if (typed.current === '') return refuse('current', t('resetPassword.currentNeeded'));
    if (typed.next === '') return refuse('next', t('resetPassword.nextNeeded'));
    setBusy(true);
    const refusal = await change(typed.current, typed.next);
    setBusy(false);
    if (refusal === undefined) return;
    if ('field' in refusal) refuse(refusal.field, refusal.text);
    else setFailure(refusal.failure);
  };
  const field = (name: Field): FieldState => ({
    value: typed[name],
    onChange: ({ target }) => setTyped((before) => ({ ...before, [name]: target.value })),
    ref: refs[name],
    error: errors[name],
  });
  return {
    current: field('current'),
    next: field('next'),
    busy,
    failure,
    submit: (event) => {
      event.preventDefault();
      if (!busy) void send();
    },
  };
}

type Refusal = { readonly field: Field; readonly text: string } | { readonly failure: unknown };

function useChange(): (current: string, next: string) => Promise<Refusal | undefined> {
  const t = useT('account');
  const identity = useService(IdentityClient);
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const go = useGo();
  const minimum = usePasswordLength();
  return async (current, next) => {
    try {
      const account = await identity.account();
      await account.reauthenticate(current);
      await account.changePassword(next);
    } catch (error) {
      if (isWrongPassword(error)) return { field: 'current', text: t('resetPassword.wrong') };
      if (isWeakPassword(error)) return { field: 'next', text: t('resetPassword.weak', { minimum }) };
      if (isCommonPassword(error)) return { field: 'next', text: t(identityErrorKey(error)) };
      return { failure: error };
    }
    // The provider ends the other sessions itself. This call takes effect at once and removes them from the list.
    await api.call(endOtherSessions).catch(() => undefined);
    snackbar.raise(t('resetPassword.done'));
    go(href(accountRoutes.account));
    return undefined;
  };
}
