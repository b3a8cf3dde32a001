import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { CaptchaSources } from '../captcha/captcha.ts';

/** What the settlement's providers add to the policy. */
export interface PolicySources extends CaptchaSources {
  image: readonly string[];
}

/** What several providers add together. */
export function joinSources(...parts: readonly Partial<PolicySources>[]): PolicySources {
  const of = (kind: keyof PolicySources): string[] => [...new Set(parts.flatMap((part) => part[kind] ?? []))];
  return {
    script: of('script'),
    frame: of('frame'),
    connect: of('connect'),
    style: of('style'),
    image: of('image'),
  };
}

/** What a claim form never asks a browser for, whoever gets a script into it. */
const NO_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const nonces = new WeakMap<IncomingMessage, string>();

/** The nonce of this answer's policy, for the style elements that the app adds. */
export function styleNonce({ raw }: FastifyRequest): string {
  const nonce = nonces.get(raw) ?? randomBytes(16).toString('base64');
  nonces.set(raw, nonce);
  return nonce;
}

/** How the app is reached. */
export interface Reached {
  /** Over https alone. */
  isSecure: boolean;
  /** In a frame of a page of the same origin: the preview's. Nobody else may frame it ever. */
  isFramed: boolean;
}

/** Sets them on every answer. Node's own requests and answers go in: the policy is put together once, not for each. */
export function addSecurityHeaders(app: FastifyInstance, sources: PolicySources, reached: Reached): void {
  const protect = helmet(policy(sources, reached));
  app.addHook('onRequest', (request, reply, done) => {
    styleNonce(request);
    reply.header('permissions-policy', NO_FEATURES);
    protect(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });
}

/**
 * The policy that production sends and every browser test runs under. Each directive is stated: no inline script,
 * no eval, styles by nonce only, nothing from elsewhere but what the captcha needs and the pictures on wallet buttons.
 */
function policy(sources: PolicySources, { isSecure, isFramed }: Reached): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...sources.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: [
          "'self'",
          (request: IncomingMessage) => `'nonce-${nonces.get(request) ?? ''}'`,
          ...sources.style,
        ],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...sources.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sources.connect],
        workerSrc: ["'self'"],
        frameSrc: sources.frame.length > 0 ? sources.frame : ["'none'"],
        mediaSrc: ["'none'"],
        objectSrc: ["'none'"],
        manifestSrc: ["'self'"],
        childSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [isFramed ? "'self'" : "'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: isFramed ? 'sameorigin' : 'deny' },
    xPoweredBy: true,
  };
}
