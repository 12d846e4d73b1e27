import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { codeOf } from '#core/client/session/identity-error.ts';
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

/** A form that can show an error at a field. */
export interface RefusableForm {
  readonly getValues: () => object;
  readonly setError: (field: never, error: { type: string; message: string }, options: { shouldFocus: boolean }) => void;
}

/** Runs the work. If the provider refuses a field of the form, the error is shown at that field. Any other error is rethrown. */
export function useOrRefuse(): (form: RefusableForm, work: () => Promise<unknown>) => Promise<void> {
  const t = useT('identity');
  const rulesBroken = useRulesBroken();
  return async (form, work) => {
    try {
      await work();
    } catch (failure) {
      const key = refusalKey(failure);
      const values = form.getValues();
      const field = FIELDS[key];
      if (field === undefined || !(field in values)) throw failure;
      const message = (await rulesBroken(failure, values)) ?? t(key);
      // The check above found the field in the form.
      form.setError(field as never, { type: 'refused', message }, { shouldFocus: true });
    }
  };
}

/** The password rules of the provider that the input breaks, if the provider names them. */
function useRulesBroken(): (failure: unknown, values: object) => Promise<string | undefined> {
  const t = useT('identity');
  const identity = useService(IdentityClient);
  return async (failure, values) => {
    if (codeOf(failure) !== 'auth/password-does-not-meet-requirements' || !('password' in values)) return undefined;
    try {
      const faults = await (await identity.account()).passwordFaults(String(values.password));
      const sentences = faults.map(({ rule, limit }) => t(`password.rule.${rule}`, { count: limit ?? 1 }));
      return sentences.length === 0 ? undefined : sentences.join(' ');
    } catch (error) {
      console.error('The rules for passwords did not load', error);
      return undefined;
    }
  };
}
