import { type JSX, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { DetailLayout } from '#core/client/ui/detail/DetailLayout.tsx';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { FacetPanel } from '#core/client/ui/facets/FacetPanel.tsx';
import { FacetsPlace } from '#core/client/ui/facets/FacetsPlace.tsx';
import type { Facet, NumberRange } from '#core/client/ui/facets/facet.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import { hardRows } from '../sample-rows.ts';
import * as styles from '../workbench.module.css';

const OPTIONS = hardRows().map(({ id, name, count }) => ({ value: id, label: name, count }));

/** Filters, beside the detail layout of one item. */
export function FacetsPart(): JSX.Element {
  const t = useT('workbench');
  const format = useFormat();
  const [names, setNames] = useState<readonly string[]>(['row-3']);
  const [state, setState] = useState('live');
  const [range, setRange] = useState<NumberRange>({});
  const clear = (): void => {
    setNames([]);
    setState('');
    setRange({});
  };
  const facts = OPTIONS.slice(0, 6).map(({ label, count }, index) => ({
    term: t('fact.term', { number: index + 1 }),
    value: index === 1 ? <bdi>{label}</bdi> : format.number(count),
    note: index === 0 ? t('fact.note') : undefined,
  }));
  const action = <Button variant="grow">{t('sample.show', { count: 38 })}</Button>;
  const chosen = names.length + (state === '' ? 0 : 1);
  const groups: readonly Facet[] = [
    { kind: 'checks', id: 'name', title: t('sample.name'), options: OPTIONS, chosen: names, onChange: setNames },
    {
      kind: 'radios',
      id: 'state',
      title: t('sample.state'),
      options: ['live', 'wait', 'off'].map((value) => ({ value, label: t(`sample.${value}`) })),
      chosen: state,
      onChange: setState,
    },
    { kind: 'range', id: 'amount', title: t('sample.amount'), range, help: t('field.help'), onChange: setRange },
  ];
  return (
    <div className={styles.workbenchBeside}>
      <FacetsPlace chosen={chosen} action={t('sample.show', { count: 38 })}>
        {(headingLevel) => <FacetPanel {...{ groups, chosen, headingLevel }} onClear={clear} />}
      </FacetsPlace>
      <DetailLayout aside={<Panel title={t('sample.choice')}>{action}</Panel>} bar={action}>
        <FactGrid facts={facts} />
      </DetailLayout>
    </div>
  );
}
