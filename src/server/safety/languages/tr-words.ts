import type { CareWords } from './language.ts'

export const turkishWords: CareWords = {
  kinds: {
    emergency:
      '**Hemen bir yetişkin çağır ve {emergency} numarasını arayın.** Yanında kimse yoksa güvenli bir yerden **{emergency}** numarasını kendin ara: nerede olduğunu ve ne olduğunu söyle.',
    self_harm_now:
      '**Hemen bir yetişkin çağır ve {emergency} numarasını arayın.** Kendini iyi hissetsen bile ne aldığını veya ne yaptığını ve ne zaman olduğunu söyle. Bekleme ve yalnız kalma.\n\nBunu söylemene çok sevindim. Kimse sana kızmayacak: sen önemlisin ve sana yardım edebilirler.',
    self_harm:
      'Bunu söylemene çok sevindim. Bu çok zor olmalı ve bunu tek başına taşımak zorunda değilsin. Lütfen **şimdi** güvendiğin bir yetişkinle – ailenden biriyle, bir öğretmenle, bir doktorla – konuş ve bana söylediğini ona da söyle.',
    abuse:
      'Bana söylediğin için teşekkür ederim. Bu doğru değil ve **senin suçun değil**. Lütfen bunu **şimdi** güvendiğin bir yetişkine – ailenden birine, bir öğretmene, bir doktora – anlat ve biri yardım edene kadar anlatmaya devam et.',
    grooming:
      'Bana söylediğin için teşekkür ederim: doğrusunu yaptın. Lütfen o kişiye artık cevap verme, hiçbir şey gönderme ve onunla buluşma. Bunu **şimdi** güvendiğin bir yetişkine göster.',
    threat:
      'Bana söylediğin için teşekkür ederim. Kimse seni tehdit edemez. Lütfen **şimdi** güvendiğin bir yetişkine bunu kimin yaptığını ve ne dediğini anlat.',
    eating:
      'Bunu söylemene sevindim. Bunda utanılacak bir şey yok. Bedeninin iyi olmak için yemeğe ihtiyacı var. Lütfen **bugün** güvendiğin bir yetişkinle konuş: ailenden biri, bir öğretmen, bir doktor.',
    blackmail:
      'Bana söylediğin için teşekkür ederim: ne gönderilmiş olursa olsun **senin suçun değil**. Başka bir şey gönderme, para verme ve hiçbir şeyi silme. Bunu **şimdi** güvendiğin bir yetişkine göster: bu durdurulabilir.',
    running_away:
      'Önce bana söylemene sevindim. Şu an her şey çok zor görünüyor. Lütfen güvenli bir yerde kal ve **şimdi** güvendiğin bir yetişkinle konuş.',
    bullied:
      'Bunun başına gelmesine üzüldüm. **Senin suçun değil.** Ne yaptıklarını anlatmak ister misin? Öğretmenin veya güvendiğin başka bir yetişkin bunu durdurmaya yardım edebilir.',
    lonely:
      'Bana söylediğin için teşekkür ederim. Yalnızlık acıtır ve birçok çocuk bunu yaşar. En çok ne zaman zor oluyor? Güvendiğin bir yetişkin bunu bilmek ister.',
    sad: 'Üzgün olmana üzüldüm. Bunu söylemen iyi, ağlamak da normal. Ne oldu? Güvendiğin bir yetişkin de seni dinleyebilir.',
    self_hate:
      'Bunu söylemene sevindim, kendin için böyle hissetmene üzüldüm. Sen değerlisin. Bundan önce ne oldu? Lütfen güvendiğin bir yetişkinle konuş.',
    scared:
      'Bana söylediğin için teşekkür ederim. Korkmak ayıp değil. Seni en çok ne korkutuyor? Lütfen yanında kendini güvende hissettiğin bir yetişkine söyle.',
  },
  atHome:
    'Bana söylediğin için teşekkür ederim. Bu doğru değil ve **senin suçun değil**.\n\n**Bunu evinden kimseye göstermeyeceğim.** Yazdıkların ve bu cevap saklanmıyor.\n\nLütfen bunu **ev dışından** bir yetişkine – bir öğretmene, bir doktora, bir arkadaşının anne babasına – anlat ve biri yardım edene kadar anlatmaya devam et.',
  goOn: 'Seni dinliyorum. Ben yalnızca bir bilgisayarım: lütfen bunu güvendiğin bir yetişkine de anlat. Şimdi nasıl hissediyorsun?',
  atHomeGoOn:
    'Seni dinliyorum. Bu da saklanmıyor ve evde kimseye gösterilmiyor. Bugün anlatabileceğin bir öğretmen veya ev dışından başka bir yetişkin var mı?',
  emergencyGoOn:
    'Yanında şimdi bir yetişkin var mı? Yoksa **{emergency} numarasını ara** ve telefonu kapatma: sana ne yapacağını söylerler.',
  somebodyToTalkTo: 'Konuşabileceğin yerler:',
  inDanger: 'Şu anda tehlikedeysen **{emergency}** numarasını ara.',
}
