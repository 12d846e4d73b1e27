import type { JSX, ReactNode } from 'react';
import type { StepState } from './wizard-steps.ts';

const FRAME = <path className="step-node__line" d="M7 1.22 13.19 10 7 18.78.81 10Z" />;

// The states differ by shape, so that they survive without colour: leaf, bud, frame, dashed frame, crossed frame.
const SHAPES: Readonly<Record<StepState, ReactNode>> = {
  done: <path className="step-node__fill" d="M7 .24C14.57 6.29 14.57 13.71 7 19.76-.57 13.71-.57 6.29 7 .24Z" />,
  begun: (
    <>
      <path className="step-node__line" d="M1.89 10 7 1.22 12.11 10" />
      <path className="step-node__fill" d="M1.32 10H12.68C12.68 13.37 10.78 16.73 7 19.76 3.22 16.73 1.32 13.37 1.32 10Z" />
    </>
  ),
  empty: FRAME,
  skipped: FRAME,
  failed: (
    <>
      <path className="step-node__fill" d="M7 .5 13.7 10 7 19.5.3 10Z" />
      <path className="step-node__cross" d="m4.75 7.75 4.5 4.5m0-4.5-4.5 4.5" />
    </>
  ),
};

/** One cell of the trellis: where a step of a wizard stands. The word for it stands beside it. */
export function StepNode({ state }: { readonly state: StepState }): JSX.Element {
  return (
    <svg className={`step-node step-node--${state}`} viewBox="0 0 14 20" aria-hidden="true" focusable="false">
      {SHAPES[state]}
    </svg>
  );
}
