import * as z from 'zod/mini';
import { isUuid } from '../ids.ts';
import type { Problem } from '../problems.ts';

/** Checks that several entities share. */

/** A text of at most `max` characters; `problem` is shown to the person who typed it. */
export const text = (max: number, problem?: Problem) => z.string().check(z.maxLength(max, problem));

/** Names a check's problem, so that the compiler knows all of them. */
export const because = (problem: Problem): Problem => problem;

export const isTrimmed = (value: string): boolean => value.trim() === value && value !== '';

export const Id = z.string().check(z.refine(isUuid, 'An id must be a UUID'));

/** An ISO time that both the device and Postgres can parse: year 0 to 9999. */
export const Moment = z.string().check(
  z.refine((value) => {
    const ms = Date.parse(value);
    return ms >= 0 && ms < Date.UTC(10_000, 0);
  }, 'This is not a date'),
);
