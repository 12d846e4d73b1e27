import type { JSX, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useT } from '../i18n/use-t.ts';
import { withNext } from '../navigation/navigator.ts';
import { ButtonLink } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface SignInOfferProps {
  /** What the page requires, in a few words. */
  readonly title: string;
  /** The purpose of the page, in one or two sentences. */
  readonly children: ReactNode;
  /** Whether a new account has access too. Set it to false when the user must be given a right first. Default true. */
  readonly takesNewcomers?: boolean;
}

/** For visitors on a page that opens without a sign-in: its purpose, and a link to the sign-in, which returns to the page. */
export function SignInOffer({ title, children, takesNewcomers = true }: SignInOfferProps): JSX.Element {
  const t = useT('core');
  const { pathname, search } = useLocation();
  const address = pathname + search;
  return (
    <EmptyState
      title={title}
      action={
        <div className="row">
          <ButtonLink variant="grow" to={withNext(ADDRESSES.signIn, address)}>
            {t('layout.signIn')}
          </ButtonLink>
          {takesNewcomers && <ButtonLink to={withNext(ADDRESSES.signUp, address)}>{t('layout.signUp')}</ButtonLink>}
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
