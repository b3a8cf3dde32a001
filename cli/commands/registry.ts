import type { CommandEntry } from '../command.ts';

/** Registry of all commands by name, in the order of the overview. */
export const COMMANDS: Record<string, CommandEntry> = {
  init: {
    summary: 'Write a small bundle to start from.',
    load: async () => (await import('./init.ts')).init,
  },
  validate: {
    summary: 'Check bundles offline and list every finding.',
    load: async () => (await import('./validate.ts')).validate,
  },
  cases: {
    summary: 'Judge the claims of case files against their expected verdicts.',
    load: async () => (await import('./cases.ts')).cases,
  },
  diff: {
    summary: 'Compare two bundles: what changed, and which stored claims would get another verdict.',
    load: async () => (await import('./diff.ts')).diff,
  },
  explain: {
    summary: 'Print the schemas that a page or a form becomes.',
    load: async () => (await import('./explain.ts')).explain,
  },
  content: {
    summary: 'Write texts for translators, and read them back in.',
    load: async () => (await import('./content.ts')).content,
  },
  'language-server': {
    summary: 'Help an editor to write bundles.',
    load: async () => (await import('./languageServer.ts')).languageServer,
  },
  compile: {
    summary: 'Write validator modules and schemas as static files.',
    load: async () => (await import('./compile.ts')).compile,
  },
  serve: {
    summary: 'Run the server and the app for one bundle.',
    load: async () => (await import('./serve.ts')).serve,
  },
  preview: {
    summary: 'Show a bundle to its author while it is written.',
    load: async () => (await import('./preview.ts')).preview,
  },
  export: {
    summary: 'Write the stored claims.',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  'import-claims': {
    summary: 'Read an export of claims and documents back.',
    load: async () => (await import('./importClaims.ts')).importClaimsCommand,
  },
  'import-claimants': {
    summary: "Replace a form's class list.",
    load: async () => (await import('./importClaimants.ts')).importClaimants,
  },
  report: {
    summary: 'Print how many claims came in.',
    load: async () => (await import('./report.ts')).report,
  },
  trace: {
    summary: 'Print what happened to one claim, without its answers.',
    load: async () => (await import('./trace.ts')).trace,
  },
  mark: {
    summary: 'Mark what was done about claims, for their status page.',
    load: async () => (await import('./mark.ts')).mark,
  },
  verify: {
    summary: 'Hold log, claims and documents against what was written.',
    load: async () => (await import('./verify.ts')).verify,
  },
  purge: {
    summary: 'Remove what is personal from old claims.',
    load: async () => (await import('./purge.ts')).purge,
  },
  backup: {
    summary: "Copy the data, verified; without the server's key unless asked.",
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'Put a backup into an empty data folder.',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  'rotate-key': {
    summary: "Draw a new key for the server and keep the older one's signatures good.",
    load: async () => (await import('./rotateKey.ts')).rotateKey,
  },
  completion: {
    summary: 'Print what a shell reads to complete commands.',
    load: async () => (await import('./completion.ts')).completionOf(COMMANDS),
  },
};
