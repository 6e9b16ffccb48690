import { NewPasswordForm, RecoverForm, SignInForm, SignUpForm } from '../../domain/account.ts';
import { checkForm } from '../../domain/form.ts';

/** What each form of the account accepts. Fetched when the first of them is sent: a form can be read and filled in without. */
export const checks = {
  signUp: (typed: unknown) => checkForm(SignUpForm, typed),
  signIn: (typed: unknown) => checkForm(SignInForm, typed),
  recover: (typed: unknown) => checkForm(RecoverForm, typed),
  newPassword: (typed: unknown) => checkForm(NewPasswordForm, typed),
};
