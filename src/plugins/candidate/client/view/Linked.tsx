import type { JSX } from 'react';

/** A name, linked if there is an address. */
export function Linked({ url, text }: { readonly url: string; readonly text: string }): JSX.Element {
  if (url === '') return <bdi>{text}</bdi>;
  return (
    <a className="link" href={url} rel="noopener noreferrer nofollow" target="_blank">
      <bdi>{text}</bdi>
    </a>
  );
}
