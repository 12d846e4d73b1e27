import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import type { PartViewProps } from '../../contract/application-parts.ts';
import type { PostingCopy } from '../../contract/applying/sent-copies.ts';
import * as styles from './posting-part.module.css';

/** The candidate has the posting on the page. */
export function Preview(): JSX.Element {
  const t = useT('applications');
  return <p className="muted">{t('parts.postingNow')}</p>;
}

/** The posting as everybody could read it when the application was sent. It is folded, because it is long. */
export function View({ copy }: PartViewProps): JSX.Element {
  // What the server half of this part froze.
  const job = copy as PostingCopy;
  const [shown] = useContributions(postingParts.part('view'));
  const hasTexts = useTexts(['jobs']);
  return (
    <details className={styles.posting}>
      <summary>
        <FactLine facts={[job.title, job.company.name, job.location]} />
      </summary>
      {!hasTexts && <Skeleton />}
      {hasTexts && shown !== undefined && (
        <PluginPart
          plugin={shown.plugin}
          what={shown.thing.id}
          load={async () => (await shown.thing.value.loadText()).PostingText}
          given={{ job, headingLevel: 3 as const }}
        />
      )}
    </details>
  );
}
