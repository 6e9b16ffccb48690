import * as z from 'zod/mini';
import { AdultName } from './entities/profile.ts';
import { limits } from './limits.ts';

/** The forms of the auth page. Messages are the product's. */

const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.email.max, { error: 'Email must be less than 255 characters', abort: true }),
    z.email('Please enter a valid email address'),
  );

export const NewPassword = z
  .string()
  .check(
    z.minLength(limits.password.min, 'Password must be at least 8 characters'),
    z.maxLength(limits.password.max, 'Password must be less than 100 characters'),
  );

export const SignUpForm = z.object({ name: AdultName, email: Email, password: NewPassword });
export type SignUpForm = z.infer<typeof SignUpForm>;

export const SignInForm = z.object({ email: Email, password: z.string().check(z.minLength(1, 'Password is required')) });
export type SignInForm = z.infer<typeof SignInForm>;

export const RecoverForm = z.object({ email: Email });
export const NewPasswordForm = z.object({ password: NewPassword });
