import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { ServicesContext, useService } from '../di/use-service.ts';
import { Texts } from '../i18n/texts.ts';
import { useGo } from '../navigation/go.tsx';
import { ClientRegistry } from '../plugin/client-registry.ts';
import type { WizardName } from '../plugin/page-step.ts';
import { type OpenStep, Wizard } from './wizard.ts';

/** The wizard around a page. The wizard's frame provides it. */
export const WizardContext = createContext<Wizard | undefined>(undefined);

/**
 * A wizard's steps and their states, loaded when the component appears. Use it in an observer.
 *
 * @param next the page that the user asked for before the sign-up, unchecked; the first value counts
 */
export function useWizard(name: WizardName, next?: string): Wizard {
  const registry = useService(ClientRegistry);
  const texts = useService(Texts);
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useWizard is called outside of the application.');
  const [wizard] = useState(() => new Wizard(name, registry, services.resolve, texts, next));
  useEffect(() => void wizard.load(), [wizard]);
  return wizard;
}

export interface WizardWay {
  /** The step on screen; `undefined` until the steps are loaded. */
  readonly step: OpenStep | undefined;
  readonly before: OpenStep | undefined;
  readonly after: OpenStep | undefined;
  /** Whether the steps are shown: a single step is not. */
  readonly isLong: boolean;
}

/** The navigation from the step on screen, inside a wizard's frame. Call it in an observer. */
export function useWizardWay(): WizardWay {
  const wizard = useContext(WizardContext);
  const { pathname, search } = useLocation();
  const steps = wizard?.steps ?? [];
  const place = wizard?.placeOf(pathname) ?? -1;
  return { step: steps[place], before: steps[place - 1], after: wizard?.after(pathname + search), isLong: steps.length > 1 };
}

/** Goes on from the step on screen: to the step that follows it, or after the last to the page that the user asked for. */
export function useGoOn(): () => Promise<void> {
  const wizard = useContext(WizardContext);
  const { pathname, search } = useLocation();
  const go = useGo();
  return async () => {
    await wizard?.stepsLoaded;
    go(wizard?.after(pathname + search)?.address ?? wizard?.end ?? ADDRESSES.dashboard);
  };
}

/** Goes on from the step on screen, and stores that the user skipped it. If that cannot be stored, the user still goes on. */
export function useSkipOn(): () => Promise<void> {
  const wizard = useContext(WizardContext);
  const { pathname } = useLocation();
  const goOn = useGoOn();
  return async () => {
    const { progress } = wizard?.steps[wizard.placeOf(pathname)] ?? {};
    progress?.skip?.().catch((error: unknown) => console.error('The step could not be marked as skipped', error));
    await goOn();
  };
}
