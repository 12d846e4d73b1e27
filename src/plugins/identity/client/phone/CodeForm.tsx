import { type JSX, useEffect } from 'react';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { typedDigits } from '#core/client/i18n/typed-number.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PhoneText } from '#core/client/ui/phone/PhoneText.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { phoneCodeSchema } from '../../contract/schemas.ts';
import { IdentityForm, useIdentityForm } from '../IdentityForm.tsx';
import { InboxHint } from '../parts/InboxHint.tsx';
import { SendAgain, useAttempt } from '../parts/SendAgain.tsx';
import type { TypedNumber } from './NumberForm.tsx';
import type { SentCode } from './sent-code.ts';
import * as styles from '../identity.module.css';

interface CodeFormProps {
  readonly sent: SentCode;
  readonly send: (phone: string, typed: TypedNumber) => Promise<void>;
  readonly confirm: (code: string) => Promise<void>;
  readonly onOtherNumber: () => void;
}

const LENGTH = 6;

/** Asks for the code from the text message. A complete code is checked at once, typed or pasted, with or without spaces. */
export function CodeForm({ sent, send, confirm, onOtherNumber }: CodeFormProps): JSX.Element {
  const t = useT('identity');
  const state = useIdentityForm({
    schema: phoneCodeSchema,
    defaults: { code: '' },
    send: async ({ code }): Promise<void> => {
      const digits = typedDigits(code);
      if (digits.length === LENGTH) await confirm(digits);
      else state.form.setError('code', { type: 'refused', message: t('code.incomplete') }, { shouldFocus: true });
    },
  });
  const { form, submit, failure, fields } = state;
  const again = useAttempt(async () => {
    await send(sent.phone, sent.typed);
    // The countdown has replaced the button.
    form.setFocus('code');
  });
  // The previously focused element is gone, and the user types next.
  useEffect(() => form.setFocus('code'), [form]);
  const { onChange, ...code } = form.register('code');
  const lead = (
    <p className="lead" role="status">
      <Slotted sentence={t('code.lead', { phone: SLOT })}>
        <span className={styles.identityStrong}>
          <PhoneText phone={sent.phone} />
        </span>
      </Slotted>
    </p>
  );
  const below = (
    <>
      <div className="row row--between">
        <SendAgain sentAt={sent.at} label={t('code.again')} busy={again.busy} onSend={() => void again.run()} />
        <Button variant="quiet" onClick={onOtherNumber}>
          {t('code.otherNumber')}
        </Button>
      </div>
      <InboxHint />
    </>
  );
  return (
    <IdentityForm
      state={{ ...state, failure: failure ?? again.failure }}
      lead={lead}
      failed={t('code.failed')}
      action={t('code.submit')}
      below={below}
    >
      <TextInput
        label={t('code.label')}
        help={t('code.help')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        error={fields.errorOf('code')}
        {...code}
        onChange={async (event) => {
          await onChange(event);
          if (typedDigits(event.target.value).length === LENGTH) await submit();
        }}
      />
    </IdentityForm>
  );
}
