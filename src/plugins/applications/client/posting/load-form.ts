import type { ComponentType } from 'react';
import type { ApplyFormProps } from '../form/ApplyForm.tsx';
import type { ApplySheet } from '../form/ApplySheet.tsx';

// The code of the form loads when a candidate opens it.

export async function loadForm(): Promise<ComponentType<ApplyFormProps>> {
  return (await import(/* webpackChunkName: "apply-form" */ '../form/ApplyForm.tsx')).ApplyForm;
}

export async function loadSheet(): Promise<typeof ApplySheet> {
  return (await import(/* webpackChunkName: "apply-form" */ '../form/ApplySheet.tsx')).ApplySheet;
}
