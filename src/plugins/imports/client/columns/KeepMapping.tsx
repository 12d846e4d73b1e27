import { type FormEvent, type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { MAPPING_NAME_LENGTH } from '../../contract/import-limits.ts';
import * as styles from '../spreadsheets.module.css';

interface KeepMappingProps {
  readonly busy: boolean;
  /** Only a name that is in use can be kept. */
  readonly isFull: boolean;
  readonly names: readonly string[];
  /** Resolves to whether the mapping is kept. */
  readonly onKeep: (name: string) => Promise<boolean>;
}

/** Keeps the present mapping under a name. */
export function KeepMapping({ busy, isFull, names, onKeep }: KeepMappingProps): JSX.Element {
  const t = useT('imports');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const typed = name.trim();
  const isKnown = names.includes(typed);
  const error = errorOf(typed, isFull && !isKnown);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(error !== undefined);
    if (error !== undefined || busy || !(await onKeep(typed))) return;
    setName('');
  };
  return (
    <form className={styles.importsKeep} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('kept.name')}
        help={t(isKnown ? 'kept.replaces' : 'kept.nameHelp')}
        error={isTried && error !== undefined ? t(`kept.${error}`) : undefined}
        limit={MAPPING_NAME_LENGTH}
        dir="auto"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('kept.keep')}
      </Button>
    </form>
  );
}

function errorOf(name: string, isFull: boolean): 'noName' | 'longName' | 'full' | undefined {
  if (name === '') return 'noName';
  if ([...name].length > MAPPING_NAME_LENGTH) return 'longName';
  return isFull ? 'full' : undefined;
}
