import type { WebKit } from '../browser/webkit.ts';
import { fileInWebKit } from '../e2e/floor/fileInWebKit.ts';
import type { Stop } from '../e2e/journey.ts';
import { breachClaim, childsClaim } from '../e2e/journeys/breachStops.ts';
import { productClaim, repossessionClaim } from '../e2e/journeys/financeStops.ts';
import { itemizedClaim } from '../e2e/journeys/itemizedClaim.ts';
import { refundApplication } from '../e2e/journeys/refundStops.ts';
import { recallClaim, shortClaim } from '../e2e/journeys/sampleStops.ts';

const CLAIMS: [settlement: string, stops: readonly Stop[]][] = [
  ['larkmoor-breach', breachClaim],
  ['meridian-auto', itemizedClaim.stops],
  ['lumora-refund', refundApplication],
  ['harborline-finance', productClaim],
  ['meridian-auto-short', shortClaim],
  ['northline-recall', recallClaim],
  ['harborline-finance', repossessionClaim],
  ['larkmoor-breach', childsClaim],
];

const WIDTHS = [375, 1280];

/**
 * Files a sample's claim in the engine of Safari, which no journey of playwright's can drive. Each next round files the
 * next claim, at the other width after all. Throws what does not hold: filed and stored once, no page wider than the
 * window, no error on the console.
 */
export async function walkInWebKit(launch: () => Promise<WebKit>, round: number): Promise<void> {
  const [name = '', stops = []] = CLAIMS[round % CLAIMS.length] ?? [];
  const width = WIDTHS[Math.floor(round / CLAIMS.length) % WIDTHS.length] ?? 375;
  const where = `${name}, ${stops[0]?.path}, at ${width} px in WebKitGTK`;
  const filed = await fileInWebKit(launch, {
    settlement: `settlements/${name}`,
    width,
    culture: 'en',
    stops: [...stops],
  }).catch((error: unknown) => {
    throw new Error(`${where}: ${error}`, { cause: error });
  });
  const codes = filed.claims.map(({ referenceCode }) => referenceCode);
  const faults = [
    ...(codes.length === 1 && codes[0] === filed.code ? [] : [`stored ${codes}, told ${filed.code}`]),
    ...filed.wide.map(([path, sideways]) => `${path} is ${sideways} px wider than the window`),
    ...filed.complaints,
  ];
  if (faults.length > 0) throw new Error(`${where}: ${faults.join('; ')}`);
}
