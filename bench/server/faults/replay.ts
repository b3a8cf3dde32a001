import { resolve } from 'node:path';
import { Disk } from './disk.ts';
import type { Argument, Call } from './traceLines.ts';

/** What a trace shows happening, in its order, and how to have it happen to a disk. */
export interface Happening {
  /** The line of the trace at which it had happened. */
  at: number;
  /** Null where it is an answer. */
  apply: ((disk: Disk) => void) | null;
  /** The reference codes that the network was given. */
  told: readonly string[];
  /** Whether something was synced. */
  synced: boolean;
}

/** The calls that must be traced for a disk to be told from them. */
export const TRACED = [
  'openat,open,creat,lseek,write,writev,pwrite64,pwritev,pwritev2,ftruncate,truncate,fallocate,fsync,fdatasync',
  'sync_file_range,rename,renameat,renameat2,link,linkat,unlink,unlinkat,rmdir,mkdir,mkdirat,symlink,symlinkat',
  'copy_file_range,sendfile,io_uring_setup',
].join(',');

/** Rebuilt from the log by whoever opens the database alone: no disk has to keep it. */
const isShared = (path: string): boolean => path.endsWith('-shm');
const CODE = /"referenceCodeForm":"([^"]+)"/g;

type Effect = (call: Call, disk: Disk) => void;

const numberOf = (argument: Argument | undefined): number => Number(argument?.text);
const isFlagged = (argument: Argument | undefined, flag: string): boolean =>
  argument?.text.split('|').includes(flag) ?? false;

/** Reads what happened to the files below `root`. Throws where a call changed them that is not known here. */
export class Replay {
  readonly #root: string;
  /** Where the next bytes go that are written without saying where, by descriptor. */
  readonly #places = new Map<number, number | 'end'>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Null where nothing happened that matters. */
  read(call: Call): Happening | null {
    if (call.result < 0) return null;
    if (call.name === 'io_uring_setup') return this.#requireNoFiles(call);
    const told = this.#toldBy(call);
    if (told.length > 0) return { at: call.began, apply: null, told, synced: false };
    const disk = new Disk(this.#root);
    const path = this.#pathsOf(call).find((one) => disk.holds(one));
    if (path === undefined || isShared(path)) return null;
    const effect = this.#effects[call.name];
    if (!effect) throw new Error(`${call.name} of ${path} is not known to the power cut.`);
    const synced = call.name === 'fsync' || call.name === 'fdatasync';
    return { at: call.ended, apply: (target) => effect(call, target), told: [], synced };
  }

  /** Node watches descriptors by a ring of its own, which writes no files. */
  #requireNoFiles({ args }: Call): null {
    if (args.some(({ text }) => text.includes('IORING_SETUP_SQPOLL')))
      throw new Error('Files are written by io_uring, which strace does not see: set UV_USE_IO_URING=0.');
    return null;
  }

  #toldBy({ name, args }: Call): string[] {
    const [to] = args;
    if (!['write', 'writev'].includes(name) || !to?.path?.startsWith('socket:')) return [];
    const text = args[1]?.bytes?.toString('latin1') ?? '';
    return [...text.matchAll(CODE)].flatMap(([, code]) => (code === undefined ? [] : [code]));
  }

  /** Absolute paths of a call's descriptors and names, first those that it changes. */
  #pathsOf({ name, args }: Call): string[] {
    if (/^(?:p?write|pwritev|f|sync_file|lseek)/.test(name)) return args[0]?.path ? [args[0].path] : [];
    return args.flatMap(({ path, bytes }, index) => {
      if (path !== undefined && bytes === undefined) return [path];
      return bytes ? [resolve(args[index - 1]?.path ?? '/', bytes.toString())] : [];
    });
  }

  readonly #effects: Record<string, Effect> = {
    openat: (call, disk) => this.#open(call, disk),
    lseek: () => {
      throw new Error('A file is written after lseek: the power cut does not know where.');
    },
    write: (call, disk) => this.#append(call, disk),
    writev: (call, disk) => this.#append(call, disk),
    pwrite64: ({ args: [file, data, , at], result, ended }, disk) =>
      disk.write(pathOf(file), numberOf(at), bytesOf(data, result), ended),
    ftruncate: ({ args: [file, length], ended }, disk) =>
      disk.truncate(pathOf(file), numberOf(length), ended),
    fsync: ({ args: [file], began }, disk) => disk.sync(pathOf(file), began),
    fdatasync: ({ args: [file], began }, disk) => disk.sync(pathOf(file), began),
    rename: ({ args: [from, to], ended }, disk) => disk.rename(nameIn(from), nameIn(to), ended),
    link: ({ args: [from, to], ended }, disk) => disk.link(nameIn(from), nameIn(to), ended),
    unlink: ({ args: [name], ended }, disk) => disk.remove(nameIn(name), ended),
    mkdir: ({ args: [name], ended }, disk) => disk.makeFolder(nameIn(name), ended),
  };

  #open({ args: [, name, flags], result, ended }: Call, disk: Disk): void {
    const path = nameIn(name);
    if (isFlagged(flags, 'O_CREAT')) disk.open(path, ended);
    if (isFlagged(flags, 'O_TRUNC')) disk.truncate(path, 0, ended);
    this.#places.set(result, isFlagged(flags, 'O_APPEND') ? 'end' : 0);
  }

  #append({ args: [file, data], result, ended }: Call, disk: Disk): void {
    const descriptor = Number.parseInt(file?.text ?? '', 10);
    const place = this.#places.get(descriptor);
    if (place === undefined) throw new Error(`${file?.text} was not opened.`);
    const at = place === 'end' ? disk.length(pathOf(file)) : place;
    disk.write(pathOf(file), at, bytesOf(data, result), ended);
    if (place !== 'end') this.#places.set(descriptor, place + result);
  }
}

function pathOf(argument: Argument | undefined): string {
  if (argument?.path === undefined) throw new Error(`${argument?.text} is no descriptor.`);
  return argument.path;
}

function nameIn(argument: Argument | undefined): string {
  if (!argument?.bytes) throw new Error(`${argument?.text} is no name.`);
  return argument.bytes.toString();
}

function bytesOf(argument: Argument | undefined, length: number): Buffer {
  const bytes = argument?.bytes ?? Buffer.alloc(0);
  if (bytes.length < length) throw new Error(`The trace holds ${bytes.length} of ${length} bytes.`);
  return bytes.subarray(0, length);
}
