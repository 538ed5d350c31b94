import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

/**
 * By then a start is over, and V8 still has what it ran. Of a program that lives on, V8 drops what ran only once, which is most
 * of a start: kept after eight minutes of work, it made the next start half as slow again.
 */
const KEPT_AFTER_MS = 1000;

/** What another program ran of a shared file is not what this one runs, so each keeps its own. */
let programName = '';

/** @type {{ script: vm.Script, file: string }[]} */
const compiledNow = [];

/**
 * Runs a built program of CommonJS files and keeps what V8 compiled of them beside them, so that the next start need not read
 * through a megabyte and a half of program text. The name of a file holds the hash of its content, and V8 refuses what another
 * version of it made; without the right to write there, every start compiles. Node 22 has this built in.
 *
 * @param {URL} program
 */
export function runProgram(program) {
  const path = fileURLToPath(program);
  programName = basename(path, '.cjs');
  // Chunks that the program requires later come this way too.
  Reflect.get(Module, '_extensions')['.cjs'] = compile;
  createRequire(program)(path);
  setTimeout(keepCompiled, KEPT_AFTER_MS).unref();
  // What ends before, and what was required since.
  process.once('exit', keepCompiled);
}

/**
 * @param {NodeModule} module
 * @param {string} filename
 */
function compile(module, filename) {
  // The build writes ASCII, which needs no decoding and takes one byte for each character.
  const text = readFileSync(filename, 'latin1');
  const file = `${filename}.${programName}.${process.version}-${process.arch}.cache`;
  const kept = readKept(file);
  const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${text}\n})`, {
    filename,
    ...(kept ? { cachedData: kept } : {}),
  });
  if (!kept || script.cachedDataRejected) compiledNow.push({ script, file });
  const run = script.runInThisContext();
  run.call(module.exports, module.exports, createRequire(filename), module, filename, dirname(filename));
}

/** @param {string} file */
function readKept(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function keepCompiled() {
  for (const { script, file } of compiledNow.splice(0)) {
    const unfinished = `${file}.${process.pid}`;
    try {
      writeFileSync(unfinished, script.createCachedData());
      renameSync(unfinished, file);
    } catch {
      // A folder that is read-only, or was built anew meanwhile: the next start compiles again.
      return;
    }
  }
}
