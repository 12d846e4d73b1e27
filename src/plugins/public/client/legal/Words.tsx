import { Fragment, type JSX, type ReactNode } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { usePathname } from '#core/client/navigation/page-address.ts';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import type { OperatorDetails } from '#core/contract/client-config.ts';
import { href } from '#core/contract/route-ref.ts';
import { publicRoutes } from '../../contract/routes.ts';

const PIECE = /(\[[^\]]+\]\([^)]+\)|`[^`]+`|\{name\}|\{email\})/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Text of a payload with the operator's data filled in and links resolved. A page that this site lacks is not linked. */
export function Words({ children }: { readonly children: string }): JSX.Element {
  const { operator } = useService(ClientSettings);
  const here = usePathname();
  const { pages } = useService(ClientRegistry);
  const exists = (to: string): boolean => pages.some(({ thing }) => thing.route.path === to);
  return (
    <>
      {children.split(PIECE).map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
        <Fragment key={place}>{shown(piece, { here, operator, exists })}</Fragment>
      ))}
    </>
  );
}

interface Surroundings {
  readonly here: string;
  readonly operator: OperatorDetails;
  readonly exists: (to: string) => boolean;
}

function shown(piece: string, { here, operator: { name, email }, exists }: Surroundings): ReactNode {
  if (piece === '{name}') return <bdi>{name}</bdi>;
  if (piece === '{email}') {
    return (
      <a className="link" dir="ltr" href={`mailto:${email}`}>
        {email}
      </a>
    );
  }
  if (piece.startsWith('`')) return <code dir="ltr">{piece.slice(1, -1)}</code>;
  const [, label, to] = LINK.exec(piece) ?? [];
  if (label === undefined || to === undefined) return piece;
  if (!exists(to)) return label;
  return (
    <Link className="link" to={relatedAddress(here, to)}>
      {label}
    </Link>
  );
}

// The address of each text outside the app, and inside it.
const PAIRS: Readonly<Record<string, string>> = {
  [href(publicRoutes.privacy)]: href(publicRoutes.privacyInside),
  [href(publicRoutes.terms)]: href(publicRoutes.termsInside),
};

/** The address of a related text. A user who reads inside the app stays there. */
export function relatedAddress(here: string, to: string): string {
  return Object.values(PAIRS).includes(here) ? (PAIRS[to] ?? to) : to;
}
