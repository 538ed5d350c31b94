import { CodeQuestion } from '@portals/steps/code/code-question';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { addressOfStep, useGo } from '../../go';
import { isCodeUndeliverable, resendCode, verifyCode } from '../../stores/code.actions';
import { store } from '../../stores/signup.store';

/** The code by e-mail or text. Its step leaves the history: Back must not return to it. */
export function VerificationCodeScreen() {
  const { sent } = useSnapshot(store);
  const navigate = useNavigate();
  const go = useGo();
  return (
    <CodeQuestion
      sent={sent}
      isUndeliverable={isCodeUndeliverable}
      onBack={() => go('start')}
      resend={async () => {
        if (!(await resendCode())) go('start');
      }}
      check={async (otp) => {
        const after = await verifyCode(otp);
        void navigate(after.to === 'member' ? after.address : addressOfStep(after.step), { replace: true });
      }}
    />
  );
}
