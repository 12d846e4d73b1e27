import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { Controller } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useUnsavedWarning } from '#core/client/forms/use-unsaved-warning.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '../../contract/routes.ts';
import type { AdminGroup } from '../../contract/schemas.ts';
import { users } from '../list/user-list.ts';
import { DeleteGroup } from './DeleteGroup.tsx';
import { DutyFields } from './DutyFields.tsx';
import { GroupConflict } from './GroupConflict.tsx';
import { MemberPicker } from './MemberPicker.tsx';
import { useGroupForm } from './use-group-form.ts';

interface GroupEditorProps {
  /** Absent for a new group. */
  readonly group: AdminGroup | undefined;
  /** The address names a group that does not exist. */
  readonly isGone: boolean;
  /** The duties that plugins declare. */
  readonly duties: readonly string[];
}

/** The form of a group of administrators. */
export const GroupEditor = observer(function GroupEditor({ group, isGone, duties }: GroupEditorProps): JSX.Element {
  const t = useT('users');
  const trail = [
    { to: href(userRoutes.users), label: t('list.title') },
    { to: LIST, label: t('groups.title') },
  ];
  return (
    <>
      <PageHeader title={group?.name ?? t(isGone ? 'group.gone' : 'groups.add')} trail={trail} />
      {isGone ? <ErrorScreen status={404} description={t('group.goneText')} /> : <GroupFields group={group} duties={duties} />}
    </>
  );
});

const LIST = href(userRoutes.groups);

const GroupFields = observer(function GroupFields({ group, duties }: Omit<GroupEditorProps, 'isGone'>): JSX.Element {
  const t = useT('users');
  const snackbar = useService(SnackbarStore);
  const userNews = useEntities(users);
  const goBack = useGoBack();
  const leave = (what: 'saved' | 'deleted', name: string): void => {
    userNews.outdate();
    snackbar.raise(t(`group.${what}`, { name }));
    goBack(LIST);
  };
  const { form, submit, busy, failure, fields, theirs, keepMine, takeTheirs } = useGroupForm(group, ({ name }) => leave('saved', name));
  useUnsavedWarning(form.formState.isDirty);
  return (
    <>
      {theirs !== undefined && <GroupConflict theirs={theirs} onKeepMine={() => void keepMine()} onTakeTheirs={takeTheirs} />}
      <form className="form" noValidate onSubmit={submit}>
        <TextInput label={t('group.name')} {...fields.text('name')} />
        <Controller
          control={form.control}
          name="duties"
          render={({ field }) => <DutyFields declared={duties} chosen={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={form.control}
          name="members"
          render={({ field }) => <MemberPicker members={field.value} error={fields.errorOf('members')} onChange={field.onChange} />}
        />
        {theirs === undefined && <FormFailure failure={failure} />}
        <div className="row">
          <Button type="submit" variant="grow" busy={busy}>
            {t('group.save')}
          </Button>
          <Button variant="quiet" onClick={() => goBack(LIST)}>
            {t('actions.cancel')}
          </Button>
        </div>
      </form>
      {group !== undefined && <DeleteGroup group={group} onDeleted={() => leave('deleted', group.name)} />}
    </>
  );
});
