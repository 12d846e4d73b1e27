import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { postingParts } from '../../contract/posting-parts.ts';
import type { JobSummary } from '../../contract/reply-schemas.ts';
import * as styles from './JobPage.module.css';

interface GoneJobProps {
  readonly id: string;
  /** The posting as this tab loaded it earlier; `undefined` when it is unknown. */
  readonly known: JobSummary | undefined;
}

/** Shown in place of a posting that ended, was removed or never existed. The server answers all three alike. */
export function GoneJob({ id, known }: GoneJobProps): JSX.Element {
  const t = useT('jobs');
  return (
    <div className={styles.jobGone}>
      <ErrorScreen status={404} headline={t('gone.title')} description={t('gone.text')} help={t('gone.help')} />
      {useContributions(postingParts.part('similar')).map(({ plugin, thing }) => (
        <PluginPart
          key={`${thing.id} ${id}`}
          plugin={plugin}
          what={thing.id}
          given={{ id, known }}
          load={async () => (await thing.value.loadInstead()).JobsInstead}
          placeholder={false}
        />
      ))}
    </div>
  );
}
