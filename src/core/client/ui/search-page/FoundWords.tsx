import { type JSX, lazy, Suspense } from 'react';

interface FoundWordsProps {
  readonly text: string;
  readonly searchText: string | undefined;
}

// Most lists have no search text. A text without marks is no fault, so it stays when the code cannot be loaded.
const MarkedText = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "marked-text" */ './MarkedText.tsx').catch(() => undefined);
  return { default: loaded?.MarkedText ?? PlainText };
});

/** A text with the searched words marked. */
export function FoundWords({ text, searchText }: FoundWordsProps): JSX.Element {
  if (!searchText) return <PlainText text={text} />;
  return (
    <Suspense fallback={text}>
      <MarkedText text={text} searchText={searchText} />
    </Suspense>
  );
}

function PlainText({ text }: Pick<FoundWordsProps, 'text'>): JSX.Element {
  return <>{text}</>;
}
