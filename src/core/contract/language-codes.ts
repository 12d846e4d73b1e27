/** ISO 639 codes of the selectable languages: the living ones of part 1, and a few widely spoken ones of parts 2 and 3. */
export const LANGUAGE_CODES: readonly string[] = Object.freeze(
  (
    'aa ab af ak am an ar as av ay az ba be bg bm bn bo br bs ca ce ch co cs cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr ' +
    'fy ga gd gl gn gu gv ha he hi hr ht hu hy hz id ig ii ik is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky lb lg li ln ' +
    'lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc om or os pa pl ps pt qu rm rn ro ru rw sc sd se sg si ' +
    'sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi wa wo xh yi yo za zh zu ' +
    'bal ceb ckb fil gsw hsb kab lus mai prs rom yue'
  ).split(' '),
);
