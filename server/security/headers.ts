import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Sources that the settlement's providers add to the Content-Security-Policy. */
export interface PolicySources {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  style: readonly string[];
  image: readonly string[];
}

/** Joins the sources of several providers. */
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

/** Browser features that a claim form never uses, so that an injected script cannot. */
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

/** Protocol and framing of the app. */
export interface AppExposure {
  /** Over https alone. */
  isSecure: boolean;
  /** Allowed in a frame of the same origin: the preview's. No other page may ever frame it. */
  isFramed: boolean;
}

/** Headers of every response, whatever its type. */
const OF_ALL_ANSWERS = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

/** Types that a browser can render as a document, and run scripts in: HTML, XHTML, SVG and other XML. */
const DOCUMENT = /^(?:text\/html|[a-z]+\/(?:[\w.+-]*\+)?xml)\b/;

/**
 * Adds hooks that set the security headers. Policy and permissions go with HTML and XML alone, because they are 1,100
 * of the bytes that each asset would cost on a slow line.
 */
export function addSecurityHeaders(app: FastifyInstance, sources: PolicySources, reached: AppExposure): void {
  const headers = { ...headersOf(sources, reached), 'permissions-policy': NO_FEATURES };
  const ofAll = Object.fromEntries(Object.entries(headers).filter(([name]) => OF_ALL_ANSWERS.has(name)));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ofAll);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (DOCUMENT.test(String(reply.getHeader('content-type')))) reply.headers(headers);
    done(null, payload);
  });
}

/** Returns helmet's headers, by names in lower case. */
function headersOf(sources: PolicySources, reached: AppExposure): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(policy(sources, reached))(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(answer.getHeaderNames().map((name) => [name, String(answer.getHeader(name))]));
}

/**
 * Builds the policy of production and every browser test. Each directive is explicit: no eval, inline scripts and styles
 * by hash only, nothing from elsewhere but for the captcha and the pictures on wallet buttons.
 */
function policy(sources: PolicySources, { isSecure, isFramed }: AppExposure): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...sources.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...sources.style],
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
        // The app sends by calls: where a browser would submit a form itself, answers would stand in the address (C11-07).
        formAction: ["'none'"],
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
