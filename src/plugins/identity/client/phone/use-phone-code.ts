import { type RefObject, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { refusalKey } from '../refusal-key.ts';
import type { TypedNumber } from './NumberForm.tsx';
import { dropSentCode, keepSentCode, keptSentCode, type SentCode } from './sent-code.ts';

/** The process from sending the code until the account has the number. A reload continues it. */
export interface PhoneCodeState {
  readonly sent: SentCode | undefined;
  /** The last input of the number form. */
  readonly typed: TypedNumber | undefined;
  /** Text key of the reason why the number of the last code is refused. */
  readonly refusal: string | undefined;
  /** @throws the provider's refusal */
  readonly send: (phone: string, typed: TypedNumber) => Promise<void>;
  /** @throws the provider's refusal, except a refusal of the number itself, which leads back to the number form */
  readonly confirm: (code: string) => Promise<void>;
  /** Goes back to the number form. */
  readonly forget: () => void;
}

const NUMBER_REFUSED: readonly string[] = ['identity:refusal.phoneInUse', 'identity:refusal.invalidPhone'];

/** Sends and confirms codes of the user `uid`. `robots` is the element for the provider's robot check. */
export function usePhoneCode(uid: string, robots: RefObject<HTMLElement | null>, onConfirmed: () => void): PhoneCodeState {
  const identity = useService(IdentityClient);
  const session = useService(SessionStore);
  const [sent, setSent] = useState(() => keptSentCode(uid));
  const [typed, setTyped] = useState(sent?.typed);
  const [refusal, setRefusal] = useState<string>();
  const forget = (): void => {
    dropSentCode(uid);
    setSent(undefined);
  };
  return {
    sent,
    typed,
    refusal,
    send: async (phone, input) => {
      setRefusal(undefined);
      setTyped(input);
      const account = await identity.account();
      const sending = await account.sendPhoneCode(phone, robots.current ?? document.body);
      const code: SentCode = { phone, typed: input, at: Date.now(), sending };
      keepSentCode(uid, code);
      setSent(code);
    },
    confirm: async (code) => {
      if (sent === undefined) return;
      try {
        const account = await identity.account();
        await account.confirmPhoneCode(sent.sending, code);
        dropSentCode(uid);
        // The server lets a user with a confirmed number choose a role.
        await session.reload();
        onConfirmed();
      } catch (failure) {
        const key = refusalKey(failure);
        if (!NUMBER_REFUSED.includes(key)) throw failure;
        setRefusal(key);
        forget();
      }
    },
    forget,
  };
}
