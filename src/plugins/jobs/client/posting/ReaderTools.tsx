import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { type PostingToolProps, postingParts } from '../../contract/posting-parts.ts';
import * as styles from './JobPage.module.css';

/** The tools of other plugins for those who read a posting. Those who look for work get them, so the room of a tool is kept for them. */
export const ReaderTools = observer(function ReaderTools(props: PostingToolProps): JSX.Element {
  const { status, role } = useService(SessionStore);
  const room = (status === 'signed-out' || role === 'candidate') && <span className={styles.jobTool} />;
  return (
    <>
      {useContributions(postingParts.part('tool')).map(({ plugin, thing: { id, value } }) => (
        <PluginPart
          key={id}
          plugin={plugin}
          what={id}
          given={props}
          load={async () => (await value.load()).Tool}
          hasOpenTexts
          placeholder={room}
        />
      ))}
    </>
  );
});
