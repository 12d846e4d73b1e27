const BEGINNINGS = 'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sc sh sl sm sp st str t th tr v w z'.split(' ');
const MIDDLES = 'a e i o u ai ea ee ie oo ou'.split(' ');
const ENDS = ['', '', ...'b ck d ft g l ll m n nd ng nt p r rd rm rn s ss st t x'.split(' ')];

/** A word with about as many different parts as words of a language have. */
export function madeWord(draw: (below: number) => number): string {
  const one = (list: readonly string[]): string => list[draw(list.length)] ?? '';
  return Array.from({ length: 1 + draw(3) }, () => one(BEGINNINGS) + one(MIDDLES) + one(ENDS)).join('');
}
