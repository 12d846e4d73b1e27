import { type JSX, useId, useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import type { ChecksFacet, FacetOption, RadiosFacet } from './facet.ts';

const FIRST = 6;

/** The options of a group: the first six and the chosen ones, then the number of hidden options. */
export function FacetOptions({ group }: { readonly group: ChecksFacet | RadiosFacet }): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { options } = group;
  // A single further option is shown instead of a number.
  const isShort = options.length <= FIRST + 1;
  const shown = isShort || showsAll ? options : options.filter(({ value }, index) => index < FIRST || isChosen(group, value));
  const rest = options.length - shown.length;
  const countText = ({ count, isMore }: FacetOption): string | undefined => {
    if (count === undefined) return undefined;
    return isMore ? t('facets.orMore', { count }) : format.number(count);
  };
  return (
    <>
      {shown.map((option) => (
        <Checkbox
          key={option.value}
          kind={group.kind === 'checks' ? 'checkbox' : 'radio'}
          name={name}
          label={<bdi>{option.label}</bdi>}
          end={countText(option)}
          checked={isChosen(group, option.value)}
          onChange={() => choose(group, option)}
        />
      ))}
      {!isShort && (showsAll || rest > 0) && (
        <Button variant="quiet" size="s" className="facet__more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('facets.fewer') : t('facets.more', { count: rest })}
        </Button>
      )}
    </>
  );
}

function isChosen(group: ChecksFacet | RadiosFacet, value: string): boolean {
  return group.kind === 'checks' ? group.chosen.includes(value) : group.chosen === value;
}

function choose(group: ChecksFacet | RadiosFacet, { value }: FacetOption): void {
  if (group.kind === 'radios') group.onChange(value);
  else group.onChange(group.chosen.includes(value) ? group.chosen.filter((other) => other !== value) : [...group.chosen, value]);
}
