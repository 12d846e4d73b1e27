import type { JSX } from 'react';
import { OfferDialog } from '../offer/OfferDialog.tsx';
import type { ActionProps } from './action-props.ts';
import type { OfferedAction } from './offered-action.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

interface ActionDialogProps extends ActionProps {
  readonly action: OfferedAction;
  /** Called after the offer of a renewal, which is a credential of its own. */
  readonly onOffered: () => void;
}

/** The dialog of an action. */
export function ActionDialog({ action, onOffered, ...props }: ActionDialogProps): JSX.Element {
  const { credential, onChanged, onOutdated, onClose } = props;
  if (action === 'suspend' || action === 'refuse') return <ReasonDialog action={action} {...props} />;
  if (action === 'resume') return <ResumeDialog {...props} />;
  if (action === 'revoke') return <RevokeDialog {...props} />;
  if (action === 'offer') return <OfferDialog target={{ kind: 'request', credential }} onSent={onChanged} {...{ onOutdated, onClose }} />;
  return <OfferDialog target={{ kind: 'renewal', credential }} onSent={onOffered} {...{ onOutdated, onClose }} />;
}
