import type { JSX } from 'react';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { type CertificateActionProps, certificateActions } from '../../../contract/certificate-actions.ts';
import * as styles from '../../items/items.module.css';

/** The actions of other plugins beside a certificate. */
export function CertificateActions(given: CertificateActionProps): JSX.Element | null {
  const actions = useContributions(certificateActions);
  if (actions.length === 0) return null;
  return (
    <div className={`row ${styles.itemMore}`}>
      {actions.map(({ plugin, thing: { id, value } }) => (
        <PluginPart
          key={id}
          plugin={plugin}
          what={id}
          load={async () => (await value.load()).Action}
          given={given}
          placeholder={<span />}
        />
      ))}
    </div>
  );
}
