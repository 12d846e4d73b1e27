import { type ChangeEvent, type ComponentProps, type JSX, useEffect, useId, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { suggestPlaces } from '#plugins/places/contract/endpoints.ts';
import type { Place } from '#plugins/places/contract/schemas.ts';

/** Pause in typing after which places are asked for, in milliseconds. */
const PAUSE_MS = 250;

/** A field for a location that offers places with their region and country, which the server can tell apart. Any other text stays possible. */
export function LocationInput({ onChange, ...field }: ComponentProps<typeof TextInput>): JSX.Element {
  const listId = useId();
  const api = useService(ApiClient);
  const textOf = usePlaceText();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const ask = async (q: string): Promise<void> => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted || q === '') return;
    // Quiet: the field works without suggestions.
    const { items } = await api.call(suggestPlaces, { query: { q }, signal, quiet: true }).catch(() => ({ items: [] }));
    if (!signal.aborted && Array.isArray(items)) setPlaces(items);
  };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    void ask(event.target.value.trim().slice(0, 100));
  };
  return (
    <>
      <TextInput {...field} list={listId} autoComplete="off" onChange={change} />
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place.id} value={textOf(place)} />
        ))}
      </datalist>
    </>
  );
}

/** Returns the text of a place in the user's language, as the server reads it again: "Leeds, England, United Kingdom". */
function usePlaceText(): (place: Place) => string {
  const { current: language } = useService(LanguageStore);
  const countryName = useCountryName();
  return ({ name, names, region, country }) =>
    [names[language] ?? name, region, countryName(country)].filter((part) => part !== null).join(', ');
}
