import { type JSX, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { InstantInput } from '#core/client/forms/InstantInput.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox, Switch } from '#core/client/ui/Checkbox.tsx';
import { DateInput } from '#core/client/ui/DateInput.tsx';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { MoneyInput } from '#core/client/ui/MoneyInput.tsx';
import { Picker, PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import { constantSource } from '#core/client/ui/picker/picker-source.ts';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';

const LIMIT = 20;

/** Every kind of field: with help, with an error, near and over its limit. */
export function FieldsPart(): JSX.Element {
  const t = useT('workbench');
  const [radio, setRadio] = useState('first');
  const [isOn, setOn] = useState(true);
  const form = useForm({ defaultValues: { instant: '2026-03-01T09:30:00.000Z' } });
  const [money, setMoney] = useState('48000.5');
  const [day, setDay] = useState('2026-03-01');
  const options = ['first', 'second'].map((value) => ({ value, label: t(`field.${value}`) }));
  const source = useMemo(() => constantSource(['first', 'second'].map((value) => ({ value, label: t(`field.${value}`) }))), [t]);
  const [one, setOne] = useState('');
  const [several, setSeveral] = useState<readonly string[]>(['first']);
  return (
    <div className="form">
      <SearchBar
        action={t('field.search')}
        onSearch={() => undefined}
        cells={[{ name: 'q', label: t('field.search'), icon: SearchIcon, placeholder: t('field.any') }]}
      />
      <TextInput label={t('field.line')} help={t('field.help')} optional limit={LIMIT} defaultValue={'0'.repeat(LIMIT - 2)} />
      <TextInput label={t('field.wrong')} error={t('field.error')} limit={LIMIT} defaultValue={'0'.repeat(LIMIT + 5)} />
      <TextArea label={t('field.area')} help={t('field.help')} />
      <MoneyInput label={t('field.money')} help={t('field.help')} currency="EUR" value={money} onChange={setMoney} />
      <DateInput label={t('field.day')} help={t('field.help')} optional value={day} onChange={setDay} />
      <InstantInput label={t('field.instant')} form={form} name="instant" />
      <Select label={t('field.select')} placeholder={t('field.any')} options={options} defaultValue="" />
      <Picker label={t('field.picker')} help={t('field.help')} source={source} value={one} onChange={setOne} />
      <PickerOfSeveral label={t('field.pickers')} source={source} values={several} most={2} onChange={setSeveral} />
      <RadioGroup label={t('field.radios')} options={options} value={radio} onChange={setRadio} />
      <Checkbox label={t('field.check')} help={t('field.help')} defaultChecked />
      <Switch label={t('field.switch')} checked={isOn} onChange={setOn} />
    </div>
  );
}
