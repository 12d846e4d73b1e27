import type { JSX } from 'react';
import { OfferDialog } from '../offer/OfferDialog.tsx';
import type { OfferedDeed } from './asked-deed.ts';
import type { DeedProps } from './deed-props.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

interface DeedDialogProps extends DeedProps {
  readonly deed: OfferedDeed;
  /** Called after the offer of a renewal, which is a credential of its own. */
  readonly onOffered: () => void;
}

/** The dialog of a deed. */
export function DeedDialog({ deed, onOffered, ...props }: DeedDialogProps): JSX.Element {
  const { credential, onChanged, onOutdated, onClose } = props;
  if (deed === 'suspend' || deed === 'refuse') return <ReasonDialog deed={deed} {...props} />;
  if (deed === 'resume') return <ResumeDialog {...props} />;
  if (deed === 'revoke') return <RevokeDialog {...props} />;
  if (deed === 'offer') return <OfferDialog target={{ kind: 'request', credential }} onSent={onChanged} {...{ onOutdated, onClose }} />;
  return <OfferDialog target={{ kind: 'renewal', credential }} onSent={onOffered} {...{ onOutdated, onClose }} />;
}
