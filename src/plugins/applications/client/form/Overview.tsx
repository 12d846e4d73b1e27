import { observer } from 'mobx-react-lite';
import { type JSX, useDeferredValue, useId, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import type { DraftContent } from '../../contract/applying/draft-schemas.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { PreviewedParts } from './PreviewedParts.tsx';
import * as styles from './form.module.css';

interface OverviewProps {
  readonly company: string;
  readonly terms: Terms;
  readonly content: DraftContent;
}

/** What the company gets with the application, as it will be read. */
export function Overview(props: OverviewProps): JSX.Element {
  const t = useT('applications');
  const id = useId();
  return (
    <section className={styles.overview} aria-labelledby={id}>
      <h2 id={id}>{t('apply.gets', { company: props.company })}</h2>
      <WhatTheyGet {...props} />
    </section>
  );
}

/** The same where there is little room: a button that opens it. */
export function FoldedOverview(props: OverviewProps): JSX.Element {
  const t = useT('applications');
  const [isOpen, setOpen] = useState(false);
  const title = t('apply.gets', { company: props.company });
  return (
    <div className={styles.fold}>
      <Button size="s" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <div className={styles.overview}>
          <WhatTheyGet {...props} />
        </div>
      </Sheet>
    </div>
  );
}

/** Typing has precedence: what is typed appears here a moment later. */
function WhatTheyGet({ content, ...props }: OverviewProps): JSX.Element {
  return <ReadParts {...props} content={useDeferredValue(content)} />;
}

const ReadParts = observer(function ReadParts({ terms, content }: OverviewProps): JSX.Element {
  const t = useT('applications');
  const { me } = useService(SessionStore);
  return (
    <>
      <dl className={styles.who}>
        <div>
          <dt>{t('applicants.name')}</dt>
          <dd>
            <bdi>{me?.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('applicants.email')}</dt>
          <dd>
            <bdi>{me?.email}</bdi>
          </dd>
        </div>
      </dl>
      <PreviewedParts terms={terms} content={content} />
      <p className="muted small">{t('apply.copyKept')}</p>
    </>
  );
});
