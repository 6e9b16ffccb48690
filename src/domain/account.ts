import * as z from 'zod/mini';
import { because } from './entities/checks.ts';
import { AdultName } from './entities/profile.ts';
import { limits } from './limits.ts';

/** The forms of the auth page. */

const Email = z
  .string()
  .check(z.trim(), z.maxLength(limits.email.max, { error: because('email-too-long'), abort: true }), z.email(because('email-invalid')));

export const NewPassword = z
  .string()
  .check(z.minLength(limits.password.min, because('password-too-short')), z.maxLength(limits.password.max, because('password-too-long')));

export const SignUpForm = z.object({ name: AdultName, email: Email, password: NewPassword });
export type SignUpForm = z.infer<typeof SignUpForm>;

export const SignInForm = z.object({ email: Email, password: z.string().check(z.minLength(1, because('password-required'))) });
export type SignInForm = z.infer<typeof SignInForm>;

export const RecoverForm = z.object({ email: Email });
export const NewPasswordForm = z.object({ password: NewPassword });
