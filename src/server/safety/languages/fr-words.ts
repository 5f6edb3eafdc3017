import type { CareWords } from './language.ts'

export const frenchWords: CareWords = {
  kinds: {
    emergency:
      '**Va chercher un adulte tout de suite et appelez le {emergency}.** S’il n’y a personne, appelle toi-même le **{emergency}** depuis un endroit sûr : dis où tu es et ce qui s’est passé.',
    self_harm_now:
      '**Va chercher un adulte tout de suite et appelez le {emergency}.** Dis ce que tu as pris ou fait, et quand, même si tu te sens bien. N’attends pas, et reste avec quelqu’un.\n\nMerci de me l’avoir dit. Tu ne seras pas puni·e : tu comptes, et on peut t’aider.',
    self_harm:
      'Merci de me l’avoir dit. C’est très dur, et tu n’as pas à porter cela sans aide. Parle **maintenant** à un adulte de confiance – quelqu’un de ta famille, un professeur, un médecin – et dis-lui ce que tu m’as dit.',
    abuse:
      'Merci de me l’avoir dit. Ce n’est pas normal, et **ce n’est pas ta faute**. Dis-le **maintenant** à un adulte de confiance – quelqu’un de ta famille, un professeur, un médecin – et continue de le dire jusqu’à ce qu’on t’aide.',
    grooming:
      'Merci de me l’avoir dit : tu as bien fait. Ne réponds plus à cette personne, n’envoie rien et ne va pas la voir. Montre-le **maintenant** à un adulte de confiance.',
    threat:
      'Merci de me l’avoir dit. Personne n’a le droit de te menacer. Dis **maintenant** à un adulte de confiance qui c’était et ce qui a été dit.',
    eating:
      'Merci de me l’avoir dit. Il n’y a pas de honte à avoir. Ton corps a besoin de manger pour aller bien. Parle **aujourd’hui** à un adulte de confiance : quelqu’un de ta famille, un professeur, un médecin.',
    blackmail:
      'Merci de me l’avoir dit : **ce n’est pas ta faute**, quoi que tu aies envoyé. N’envoie plus rien, ne paie pas et n’efface rien. Montre-le **maintenant** à un adulte de confiance : on peut arrêter cela.',
    running_away:
      'C’est bien que tu m’en parles d’abord. Tout a l’air très dur en ce moment. Reste dans un endroit sûr et parle **maintenant** à un adulte de confiance.',
    bullied:
      'Je suis désolé que cela t’arrive. **Ce n’est pas ta faute.** Tu veux me dire ce qu’ils ont fait ? Ton professeur ou un autre adulte de confiance peut aider à ce que cela s’arrête.',
    lonely:
      'Merci de me l’avoir dit. La solitude fait mal, et beaucoup d’enfants la connaissent. Quand est-ce le plus dur ? Un adulte de confiance aimerait le savoir.',
    sad: 'Je suis désolé que tu te sentes triste. C’est bien de le dire, et on a le droit de pleurer. Que s’est-il passé ? Un adulte de confiance peut t’écouter aussi.',
    self_hate:
      'Merci de me l’avoir dit. Tu vaux beaucoup plus que ce que tu penses. Que s’est-il passé juste avant ? Parles-en à un adulte de confiance.',
    scared:
      'Merci de me l’avoir dit. Avoir peur n’est pas une honte. Qu’est-ce qui te fait le plus peur ? Dis-le à un adulte qui te rassure.',
  },
  atHome:
    'Merci de me l’avoir dit. Ce n’est pas normal, et **ce n’est pas ta faute**.\n\n**Je ne le montrerai à personne chez toi.** Ce que tu as écrit et cette réponse ne sont pas gardés.\n\nDis-le à un adulte **en dehors de chez toi** – un professeur, un médecin, les parents d’un ami – et continue de le dire jusqu’à ce qu’on t’aide.',
  goOn: 'Je t’écoute. Je ne suis qu’un ordinateur : dis-le aussi à un adulte de confiance. Comment te sens-tu maintenant ?',
  atHomeGoOn:
    'Je t’écoute, et cela non plus n’est ni gardé ni montré chez toi. Y a-t-il un professeur ou un autre adulte, en dehors de chez toi, à qui tu peux le dire aujourd’hui ?',
  emergencyGoOn:
    'Un adulte est-il avec toi maintenant ? Sinon, **appelle le {emergency}** et ne raccroche pas : on te dira quoi faire.',
  somebodyToTalkTo: 'À qui parler :',
  inDanger: 'Si tu es en danger en ce moment, appelle le **{emergency}**.',
}
