import {
  type GradeAssignmentContent,
  gradeAssignment,
  type gradeAssignmentCalls,
} from '@contract/versioned-tables/grade-assignment';
import type * as z from 'zod/mini';
import type { Context } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { cloneTable, createTable } from '../../versioned-table/change-table';
import { contentOf, type Source } from '../../versioned-table/make-version';
import { tableHead, versionOfTable } from '../../versioned-table/tables.reads';
import { gradeTables } from '../risk/index';

type Body = z.output<typeof gradeAssignmentCalls.clone.body>;
type Answer = z.input<typeof gradeAssignmentCalls.clone.result>;
type Bounds = Pick<GradeAssignmentContent, 'floor' | 'cap'>;

// Contents are checked against the declaration before they come here.
const source = gradeTables as unknown as Source;
const EVERY_GRADE: Bounds = { cap: 'A', floor: 'G' };

/**
 * Makes a grade assignment from another, or from nothing. What bounds adjustments is taken over where it is left out.
 * @throws AppError NOT_FOUND; INVALID_FIELDS naming the cells or the name.
 */
export async function cloneGrades({ _id: id, ...body }: Body, context: Context<StaffActor>): Promise<Answer> {
  const before = id === undefined ? EVERY_GRADE : await boundsOf(id, context);
  const { floor = before.floor, cap = before.cap, note, ...rest } = body;
  const wanted = { ...rest, floor, cap, ...(note !== undefined && { note }) };
  const made =
    id === undefined
      ? createTable(source, { body: wanted }, context)
      : cloneTable(source, { id, body: wanted }, context);
  // The declared fields of a version stand in it as they were sent.
  return (await made) as Answer;
}

async function boundsOf(id: string, { tx }: Context<StaffActor>): Promise<Bounds> {
  const head = await tx.first(tableHead, { kind: gradeAssignment.key, id });
  const row = head && (await tx.first(versionOfTable, { kind: gradeAssignment.key, id, version: head.version }));
  if (!row) throw new AppError('NOT_FOUND');
  return contentOf(row) as Bounds;
}
