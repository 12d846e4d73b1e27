import { COUNTRY_CODES } from '#core/contract/countries.ts';
import type { SeedRow } from '../../contract/master-source.ts';
import { namesByIntl } from './names-by-intl.ts';
import { POSTAL_PATTERNS } from './postal-patterns.ts';

// Code, calling code (ITU-T E.164; none for uninhabited territories), currency (ISO 4217), and the first letters of the region (UN M49).
const FACTS = `
AD 376 EUR eu|AE 971 AED as|AF 93 AFN as|AG 1268 XCD am|AI 1264 XCD am|AL 355 ALL eu|AM 374 AMD as|AO 244 AOA af|AQ 672 - an|AR 54 ARS am
AS 1684 USD oc|AT 43 EUR eu|AU 61 AUD oc|AW 297 AWG am|AX 358 EUR eu|AZ 994 AZN as|BA 387 BAM eu|BB 1246 BBD am|BD 880 BDT as|BE 32 EUR eu
BF 226 XOF af|BG 359 EUR eu|BH 973 BHD as|BI 257 BIF af|BJ 229 XOF af|BL 590 EUR am|BM 1441 BMD am|BN 673 BND as|BO 591 BOB am|BQ 599 USD am
BR 55 BRL am|BS 1242 BSD am|BT 975 BTN as|BV - NOK am|BW 267 BWP af|BY 375 BYN eu|BZ 501 BZD am|CA 1 CAD am|CC 61 AUD oc|CD 243 CDF af
CF 236 XAF af|CG 242 XAF af|CH 41 CHF eu|CI 225 XOF af|CK 682 NZD oc|CL 56 CLP am|CM 237 XAF af|CN 86 CNY as|CO 57 COP am|CR 506 CRC am
CU 53 CUP am|CV 238 CVE af|CW 599 XCG am|CX 61 AUD oc|CY 357 EUR as|CZ 420 CZK eu|DE 49 EUR eu|DJ 253 DJF af|DK 45 DKK eu|DM 1767 XCD am
DO 1809 DOP am|DZ 213 DZD af|EC 593 USD am|EE 372 EUR eu|EG 20 EGP af|EH 212 MAD af|ER 291 ERN af|ES 34 EUR eu|ET 251 ETB af|FI 358 EUR eu
FJ 679 FJD oc|FK 500 FKP am|FM 691 USD oc|FO 298 DKK eu|FR 33 EUR eu|GA 241 XAF af|GB 44 GBP eu|GD 1473 XCD am|GE 995 GEL as|GF 594 EUR am
GG 44 GBP eu|GH 233 GHS af|GI 350 GIP eu|GL 299 DKK am|GM 220 GMD af|GN 224 GNF af|GP 590 EUR am|GQ 240 XAF af|GR 30 EUR eu|GS 500 FKP am
GT 502 GTQ am|GU 1671 USD oc|GW 245 XOF af|GY 592 GYD am|HK 852 HKD as|HM - AUD oc|HN 504 HNL am|HR 385 EUR eu|HT 509 HTG am|HU 36 HUF eu
ID 62 IDR as|IE 353 EUR eu|IL 972 ILS as|IM 44 GBP eu|IN 91 INR as|IO 246 USD af|IQ 964 IQD as|IR 98 IRR as|IS 354 ISK eu|IT 39 EUR eu
JE 44 GBP eu|JM 1876 JMD am|JO 962 JOD as|JP 81 JPY as|KE 254 KES af|KG 996 KGS as|KH 855 KHR as|KI 686 AUD oc|KM 269 KMF af|KN 1869 XCD am
KP 850 KPW as|KR 82 KRW as|KW 965 KWD as|KY 1345 KYD am|KZ 7 KZT as|LA 856 LAK as|LB 961 LBP as|LC 1758 XCD am|LI 423 CHF eu|LK 94 LKR as
LR 231 LRD af|LS 266 LSL af|LT 370 EUR eu|LU 352 EUR eu|LV 371 EUR eu|LY 218 LYD af|MA 212 MAD af|MC 377 EUR eu|MD 373 MDL eu|ME 382 EUR eu
MF 590 EUR am|MG 261 MGA af|MH 692 USD oc|MK 389 MKD eu|ML 223 XOF af|MM 95 MMK as|MN 976 MNT as|MO 853 MOP as|MP 1670 USD oc|MQ 596 EUR am
MR 222 MRU af|MS 1664 XCD am|MT 356 EUR eu|MU 230 MUR af|MV 960 MVR as|MW 265 MWK af|MX 52 MXN am|MY 60 MYR as|MZ 258 MZN af|NA 264 NAD af
NC 687 XPF oc|NE 227 XOF af|NF 672 AUD oc|NG 234 NGN af|NI 505 NIO am|NL 31 EUR eu|NO 47 NOK eu|NP 977 NPR as|NR 674 AUD oc|NU 683 NZD oc
NZ 64 NZD oc|OM 968 OMR as|PA 507 PAB am|PE 51 PEN am|PF 689 XPF oc|PG 675 PGK oc|PH 63 PHP as|PK 92 PKR as|PL 48 PLN eu|PM 508 EUR am
PN 64 NZD oc|PR 1787 USD am|PS 970 ILS as|PT 351 EUR eu|PW 680 USD oc|PY 595 PYG am|QA 974 QAR as|RE 262 EUR af|RO 40 RON eu|RS 381 RSD eu
RU 7 RUB eu|RW 250 RWF af|SA 966 SAR as|SB 677 SBD oc|SC 248 SCR af|SD 249 SDG af|SE 46 SEK eu|SG 65 SGD as|SH 290 SHP af|SI 386 EUR eu
SJ 47 NOK eu|SK 421 EUR eu|SL 232 SLE af|SM 378 EUR eu|SN 221 XOF af|SO 252 SOS af|SR 597 SRD am|SS 211 SSP af|ST 239 STN af|SV 503 USD am
SX 1721 XCG am|SY 963 SYP as|SZ 268 SZL af|TC 1649 USD am|TD 235 XAF af|TF 262 EUR af|TG 228 XOF af|TH 66 THB as|TJ 992 TJS as|TK 690 NZD oc
TL 670 USD as|TM 993 TMT as|TN 216 TND af|TO 676 TOP oc|TR 90 TRY as|TT 1868 TTD am|TV 688 AUD oc|TW 886 TWD as|TZ 255 TZS af|UA 380 UAH eu
UG 256 UGX af|UM 1 USD oc|US 1 USD am|UY 598 UYU am|UZ 998 UZS as|VA 39 EUR eu|VC 1784 XCD am|VE 58 VES am|VG 1284 USD am|VI 1340 USD am
VN 84 VND as|VU 678 VUV oc|WF 681 XPF oc|WS 685 WST oc|YE 967 YER as|YT 262 EUR af|ZA 27 ZAR af|ZM 260 ZMW af|ZW 263 ZWG af`;

const REGIONS: Readonly<Record<string, string>> = {
  af: 'africa',
  am: 'americas',
  an: 'antarctica',
  as: 'asia',
  eu: 'europe',
  oc: 'oceania',
};

/** All countries and territories, in the order of their codes. */
export async function countrySeeds(): Promise<readonly SeedRow[]> {
  const facts = new Map(FACTS.trim().split(/[|\n]/).map(factsOf));
  const patterns = new Map(
    Object.entries(POSTAL_PATTERNS).flatMap(([codes, pattern]) => codes.split(' ').map((code) => [code, pattern] as const)),
  );
  return [...COUNTRY_CODES].sort().map((code) => ({
    code,
    ...namesByIntl('region', code),
    fields: { ...facts.get(code), postalPattern: patterns.get(code) ?? null },
  }));
}

function factsOf(text: string): [string, { dial: string | null; currency: string | null; region: string | null }] {
  const [code = '', dial = '-', currency = '-', region = ''] = text.split(' ');
  return [code, { dial: dial === '-' ? null : dial, currency: currency === '-' ? null : currency, region: REGIONS[region] ?? null }];
}
