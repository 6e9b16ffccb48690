import { NewPasswordForm, RecoverForm, SignInForm, SignUpForm } from '../../domain/account.ts';
import { checkForm } from '../../domain/form.ts';

/** The rules of each account form. Loaded when a form is first sent: reading and filling it in works without them. */
export const checks = {
  signUp: (typed: unknown) => checkForm(SignUpForm, typed),
  signIn: (typed: unknown) => checkForm(SignInForm, typed),
  recover: (typed: unknown) => checkForm(RecoverForm, typed),
  newPassword: (typed: unknown) => checkForm(NewPasswordForm, typed),
};
