import { Fragment, type JSX, type ReactNode } from 'react';
import { RICH_TEXT_REL } from '#core/contract/rich-text.ts';
import type { RichMark, RichRun } from '#core/contract/rich-text-blocks.ts';
import { useT } from '../../i18n/use-t.ts';

/** The text of one paragraph with its links and marks. */
export function RichRuns({ runs }: { readonly runs: readonly RichRun[] }): ReactNode {
  return links(runs).map(({ href, parts }, at) => {
    const content = parts.map(markedText);
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs do not change while they are on screen
    return href === undefined ? content : <Link key={at} href={href} content={content} />;
  });
}

interface LinkProps {
  readonly href: string;
  readonly content: ReactNode;
}

function Link({ href, content }: LinkProps): JSX.Element {
  const t = useT('core');
  if (href.startsWith('mailto:')) {
    return (
      <a className="link" href={href} rel={RICH_TEXT_REL}>
        {content}
      </a>
    );
  }
  return (
    <a className="link" href={href} rel={RICH_TEXT_REL} target="_blank">
      {content}
      <span className="vh"> {t('richText.newTab')}</span>
    </a>
  );
}

/** Joins neighbouring runs that lead to one address, so that they are one link. */
function links(runs: readonly RichRun[]): readonly { readonly href: string | undefined; readonly parts: readonly RichRun[] }[] {
  const joined: { href: string | undefined; parts: RichRun[] }[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last !== undefined && last.href === run.href) last.parts.push(run);
    else joined.push({ href: run.href, parts: [run] });
  }
  return joined;
}

function markedText({ text, marks }: RichRun, key: number): JSX.Element {
  const lines = <Lines text={text} />;
  return <Fragment key={key}>{marks.reduceRight((inner, Mark) => marked(Mark, inner), lines)}</Fragment>;
}

function marked(Mark: RichMark, inner: JSX.Element): JSX.Element {
  return <Mark>{inner}</Mark>;
}

function Lines({ text }: { readonly text: string }): ReactNode {
  const lines = text.split('\n');
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change while they are on screen
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
