import { useState } from 'react';
import { accountWords } from '../../../messages/account/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { nothingTyped, type Typed } from './typed.ts';

export type AuthTab = 'sign-up' | 'sign-in';

type Props = { tab: AuthTab; onTab: (tab: AuthTab) => void };

/** The tabs to sign up and to sign in, and the form for a forgotten password. */
export function AuthTabs({ tab, onTab }: Props) {
  const t = useMessages(accountWords);
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [forgot, setForgot] = useState<'no' | 'asking' | 'returned'>('no');
  const onTyped = (change: Partial<Typed>): void => setTyped((all) => ({ ...all, ...change }));
  return (
    <Tabs
      label={t.tabs}
      value={tab}
      onValueChange={onTab}
      tabs={[
        {
          value: 'sign-up',
          label: t.signUp,
          content: <SignUpForm typed={typed} onTyped={onTyped} onSignIn={() => onTab('sign-in')} />,
        },
        {
          value: 'sign-in',
          label: t.signIn,
          content:
            forgot === 'asking' ? (
              <RecoverForm email={typed.email} onEmail={(email) => onTyped({ email })} onBack={() => setForgot('returned')} />
            ) : (
              <SignInForm typed={typed} onTyped={onTyped} onForgot={() => setForgot('asking')} returned={forgot === 'returned'} />
            ),
        },
      ]}
    />
  );
}
