import { type RefObject, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient, type PhoneCode } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { refusalKey } from '../refusal-key.ts';

export interface SentCode {
  /** E.164. */
  readonly phone: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly code: PhoneCode;
}

/** The process from sending the code until the account has the number. */
export interface PhoneCodeState {
  readonly sent: SentCode | undefined;
  /** Text key of the reason why the number of the last code is refused. */
  readonly refusal: string | undefined;
  /** @throws the provider's refusal */
  readonly send: (phone: string) => Promise<void>;
  /** @throws the provider's refusal, except a refusal of the number itself, which leads back to the number form */
  readonly confirm: (code: string) => Promise<void>;
  /** Goes back to the number form. */
  readonly forget: () => void;
}

const NUMBER_REFUSED: readonly string[] = ['identity:refusal.phoneInUse', 'identity:refusal.invalidPhone'];

/** Sends and confirms codes. `robots` is the element for the provider's robot check. */
export function usePhoneCode(robots: RefObject<HTMLElement | null>, onConfirmed: () => void): PhoneCodeState {
  const identity = useService(IdentityClient);
  const session = useService(SessionStore);
  const [sent, setSent] = useState<SentCode>();
  const [refusal, setRefusal] = useState<string>();
  return {
    sent,
    refusal,
    send: async (phone) => {
      setRefusal(undefined);
      const account = await identity.account();
      const code = await account.sendPhoneCode(phone, robots.current ?? document.body);
      setSent({ phone, at: Date.now(), code });
    },
    confirm: async (typed) => {
      try {
        await sent?.code.confirm(typed);
        // The server lets a user with a confirmed number choose a role.
        await session.reload();
        onConfirmed();
      } catch (failure) {
        const key = refusalKey(failure);
        if (!NUMBER_REFUSED.includes(key)) throw failure;
        setRefusal(key);
        setSent(undefined);
      }
    },
    forget: () => setSent(undefined),
  };
}
