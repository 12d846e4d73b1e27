import type { Anchor } from './anchors.ts';
import type { AuditFault } from './audit-fault.ts';
import type { ChainEnd } from './chain.ts';

/** Compares anchors with the chain while it is read. */
export class AnchorCheck {
  readonly #bySeq: ReadonlyMap<number, readonly Anchor[]>;
  /** Anchors before the beginning of the chain, whose seals were removed. */
  readonly outdated: number;
  #fitting = 0;
  #lastFitting = 0;

  constructor(anchors: readonly Anchor[], beginning: ChainEnd) {
    const comparable = anchors.filter(({ seq }) => seq >= beginning.seq);
    this.#bySeq = Map.groupBy(comparable, ({ seq }) => seq);
    this.outdated = anchors.length - comparable.length;
  }

  /** Number of anchors that fit. */
  get fitting(): number {
    return this.#fitting;
  }

  /** The fault of an anchor with the number of this seal, or of the last removed seal. */
  faultAt({ seq, hash }: ChainEnd): AuditFault | undefined {
    const anchors = this.#bySeq.get(seq) ?? [];
    const parted = anchors.find((anchor) => anchor.hash !== hash.toString('hex'));
    if (parted !== undefined) return { seq, reason: `The anchor of ${parted.at} has another hash. ${this.#parting()}` };
    this.#fitting += anchors.length;
    if (anchors.length > 0) this.#lastFitting = seq;
    return undefined;
  }

  /** The fault of the first anchor after the last seal. */
  faultAfter(end: ChainEnd): AuditFault | undefined {
    const beyond = Math.min(...[...this.#bySeq.keys()].filter((seq) => seq > end.seq));
    const [anchor] = this.#bySeq.get(beyond) ?? [];
    if (anchor === undefined) return undefined;
    const reason = `The record ends before this number, but the anchor of ${anchor.at} has the number ${anchor.seq}. ${this.#parting()}`;
    return { seq: end.seq + 1, reason };
  }

  #parting(): string {
    return this.#lastFitting === 0 ? 'No anchor before it fits.' : `The last anchor that fits has the number ${this.#lastFitting}.`;
  }
}
