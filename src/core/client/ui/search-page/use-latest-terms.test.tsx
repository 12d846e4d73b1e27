import { renderHook } from '@testing-library/react';
import { useLatestTerms } from './use-latest-terms.ts';

type Terms = Readonly<Record<string, string>>;

const addressOf = (terms: Terms): string => new URLSearchParams(terms).toString();
const open = (terms: Terms) => renderHook((props: { terms: Terms }) => useLatestTerms(props.terms, addressOf), { initialProps: { terms } });

describe('the newest terms of a search', () => {
  test('are those of the address', () => {
    const { result, rerender } = open({ q: 'ship' });
    expect(result.current.current()).toEqual({ q: 'ship' });
    rerender({ terms: { q: 'boat' } });
    expect(result.current.current()).toEqual({ q: 'boat' });
  });

  test('are those of a choice before the address follows, also when the address of an earlier choice comes first', () => {
    const { result, rerender } = open({});
    result.current.choose({ q: 'ship' });
    result.current.choose({ q: 'ship', skill: 'welding' });
    expect(result.current.current()).toEqual({ q: 'ship', skill: 'welding' });
    rerender({ terms: { q: 'ship' } });
    expect(result.current.current()).toEqual({ q: 'ship', skill: 'welding' });
    rerender({ terms: { q: 'ship', skill: 'welding' } });
    expect(result.current.current()).toEqual({ q: 'ship', skill: 'welding' });
    rerender({ terms: { q: 'ship' } });
    expect(result.current.current()).toEqual({ q: 'ship' });
  });

  test('are those of the address again when it is none of the choices', () => {
    const { result, rerender } = open({ q: 'ship' });
    result.current.choose({ q: 'ship', skill: 'welding' });
    rerender({ terms: { q: 'boat' } });
    expect(result.current.current()).toEqual({ q: 'boat' });
    // The choice no longer counts when its address comes later.
    rerender({ terms: { q: 'ship', skill: 'welding' } });
    expect(result.current.current()).toEqual({ q: 'ship', skill: 'welding' });
  });

  test('are those of the address after a choice that was taken back before its address came', () => {
    const { result, rerender } = open({ q: 'ship' });
    result.current.choose({ q: 'boat' });
    result.current.choose({ q: 'ship' });
    result.current.choose({ q: 'ship', skill: 'welding' });
    rerender({ terms: { q: 'ship', skill: 'welding' } });
    rerender({ terms: { q: 'boat' } });
    expect(result.current.current()).toEqual({ q: 'boat' });
  });
});
