import { makeAutoObservable, reaction } from 'mobx';
import { type RefObject, useEffect } from 'react';
import { injectable } from '#core/client/di/injection.ts';
import { useService } from '#core/client/di/use-service.ts';

/** The item whose field for an answer gets the focus. An item that is still loading gets it as soon as its field is there. */
@injectable()
export class AnswerFocus {
  id: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(id: string): void {
    this.id = id;
  }

  end(): void {
    this.id = undefined;
  }
}

/** Moves the focus to the text field within the element when it is asked for. */
export function useAnswerFocus(box: RefObject<HTMLElement | null>, id: string): void {
  const asked = useService(AnswerFocus);
  useEffect(() => {
    const focus = (isAsked: boolean): void => {
      if (!isAsked) return;
      asked.end();
      box.current?.querySelector('textarea')?.focus();
    };
    return reaction(() => asked.id === id, focus, { fireImmediately: true });
  }, [asked, box, id]);
}
