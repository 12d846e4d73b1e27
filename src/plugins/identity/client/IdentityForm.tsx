import type { ComponentProps, JSX, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePasswordLength } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { type ContractForm, type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { codeOf } from '#core/client/session/identity-error.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PasswordInput as CorePasswordInput } from '#core/client/ui/PasswordInput.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { IdentityFailure } from './IdentityFailure.tsx';
import { refusalKey } from './refusal-key.ts';

// For wrong credentials, the message stands at the password, since the user types that again.
const FIELDS: Readonly<Record<string, string>> = Object.freeze({
  'core:identity.wrongCredentials': 'password',
  'core:identity.missingPassword': 'password',
  'core:identity.weakPassword': 'password',
  'core:identity.commonPassword': 'password',
  'core:identity.invalidEmail': 'email',
  'core:identity.emailInUse': 'email',
  'identity:refusal.invalidPhone': 'number',
  'identity:refusal.phoneInUse': 'number',
  'identity:refusal.wrongCode': 'code',
  'identity:refusal.codeExpired': 'code',
});

/**
 * Binds a form whose input goes to the identity provider. If the provider refuses a field, the error is shown at that field.
 *
 * The pages of sign-in and sign-up pass a function that loads the schema, so that they are painted without it.
 */
export function useIdentityForm<Values extends FieldValues, Input>(
  options: Pick<ContractForm<Values, Input>, 'schema' | 'defaults' | 'send' | 'neededText'>,
): ContractFormState<Values> {
  const showRefusal = useShowRefusal();
  const state = useContractForm<Values, Input>({
    neededText: (field) => `identity:needed.${field}`,
    ...options,
    send: async (body) => {
      try {
        await options.send(body);
      } catch (failure) {
        if (!(await showRefusal(state.form, failure))) throw failure;
      }
    },
  });
  return state;
}

/** Returns a function that shows a refusal at its field. The function answers `false` if the form has no field for the refusal. */
function useShowRefusal(): <Values extends FieldValues>(form: UseFormReturn<Values>, failure: unknown) => Promise<boolean> {
  const t = useT('identity');
  const brokenRules = useBrokenRules();
  return async (form, failure) => {
    const key = refusalKey(failure);
    const values = form.getValues();
    const field = FIELDS[key];
    if (field === undefined || !(field in values)) return false;
    const message = (await brokenRules(failure, values)) ?? t(key);
    // The check above found the field in the form.
    form.setError(field as never, { type: 'refused', message }, { shouldFocus: true });
    return true;
  };
}

/** The password rules of the provider that the input breaks, if the provider names them. */
function useBrokenRules(): (failure: unknown, values: FieldValues) => Promise<string | undefined> {
  const t = useT('identity');
  const identity = useService(IdentityClient);
  return async (failure, values) => {
    if (codeOf(failure) !== 'auth/password-does-not-meet-requirements' || !('password' in values)) return undefined;
    try {
      const faults = await (await identity.account()).passwordFaults(String(values.password));
      const sentences = faults.map(({ rule, limit }) => t(`password.rule.${rule}`, { count: limit ?? 1 }));
      return sentences.length === 0 ? undefined : sentences.join(' ');
    } catch (error) {
      console.error('The password rules did not load', error);
      return undefined;
    }
  };
}

interface IdentityFormProps {
  readonly state: Pick<ContractFormState<FieldValues>, 'submit' | 'busy' | 'failure'>;
  /** Shown above the fields. */
  readonly lead?: ReactNode;
  /** The title of the note about a failure. The note adds the reason, for example a wrong password. */
  readonly failed: string;
  /** The text of the submit button. */
  readonly action: string;
  /** Shown below the submit button. */
  readonly below?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form of these pages: the note about a failure, the fields, and the submit button. */
export function IdentityForm({ state, lead, failed, action, below, children }: IdentityFormProps): JSX.Element {
  return (
    <form className="form" noValidate onSubmit={state.submit}>
      {lead}
      <IdentityFailure title={failed} failure={state.failure} />
      {children}
      <Button type="submit" variant="grow" size="l" wide busy={state.busy}>
        {action}
      </Button>
      {below}
    </form>
  );
}

type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'dir' | 'autoComplete'>;

/** The address that names the account. */
export function EmailInput(field: EmailInputProps): JSX.Element {
  return <TextInput type="email" dir="ltr" autoComplete="username" {...field} />;
}

type PasswordInputProps = Omit<ComponentProps<typeof CorePasswordInput>, 'words'>;

/** A password field with the texts of these pages. */
export function PasswordInput(field: PasswordInputProps): JSX.Element {
  const t = useT('identity');
  return <CorePasswordInput {...field} words={{ show: t('password.show'), hide: t('password.hide') }} />;
}

/** A field for a new password. It names the minimum length. */
export function NewPasswordInput(field: Omit<PasswordInputProps, 'help' | 'autoComplete'>): JSX.Element {
  const t = useT('identity');
  return <PasswordInput help={t('signUp.passwordHelp', { minimum: usePasswordLength() })} autoComplete="new-password" {...field} />;
}
