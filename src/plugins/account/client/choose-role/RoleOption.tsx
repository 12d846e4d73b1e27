import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { BriefcaseIcon, PersonIcon } from '#core/client/ui/icons/icons.tsx';
import type { ChoosableRole } from '../../contract/endpoints.ts';

const ICONS = { candidate: PersonIcon, employer: BriefcaseIcon };

interface RoleOptionProps {
  readonly role: ChoosableRole;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of the two roles, with a description of what it offers. */
export function RoleOption({ role, isChosen, onChoose }: RoleOptionProps): JSX.Element {
  const t = useT('account');
  const Icon = ICONS[role];
  return (
    <label className="choose__option">
      <input className="vh" type="radio" name="role" value={role} checked={isChosen} onChange={onChoose} />
      <Icon />
      <span className="display">{t(`chooseRole.${role}`)}</span>
      <span className="soft">{t(`chooseRole.${role}Text`)}</span>
    </label>
  );
}
