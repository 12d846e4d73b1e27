import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { codeOf } from '#core/client/session/ended-session.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { refusalKey } from './refusal-key.ts';

// Of a pair that does not match the password is what one types again.
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

/** A form that can say something beside a field. */
export interface RefusableForm {
  readonly getValues: () => object;
  readonly setError: (field: never, error: { type: string; message: string }, options: { shouldFocus: boolean }) => void;
}

/**
 * Does the work. What the provider refuses because of one field of the form is said beside that field; whatever else goes wrong is
 * thrown on.
 */
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
      // The field was found among the form's own.
      form.setError(field as never, { type: 'refused', message }, { shouldFocus: true });
    }
  };
}

/** The provider's own rules for passwords, where it has some and tells which of them are broken. */
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
