import type { LanguageOfDanger } from './language.ts'

export const turkish: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  home: 'babam annem anam babamla annemle ailem anne_babam annemle_babam üvey_babam üvey_annem dedem ninem babaannem anneannem amcam dayım halam teyzem yengem eniştem kuzenim kuzenlerim annemin_sevgilisi annemin_erkek_arkadaşı babamın_sevgilisi annemin_kocası babam_bana evdekiler abim_değil',
  other:
    'öğretmenim öğretmen hocam hoca antrenörüm antrenör komşumuz komşu bir_adam adam adamın_biri bir_kadın biri birisi bir_çocuk çocuklar çocuk sınıftakiler arkadaşlarım arkadaşım abim ablam kardeşim kız kızlar müdür bir_tanıdık yabancı_biri yabancı servisçi',
  not: 'asla hiçbir_zaman değil',
  everyday:
    've bir bu şu o ne nasıl kaç niçin neden nerede kim hangi ile için de da mi mı mu mü var yok ben sen biz onlar benim bana beni çok daha ama çünkü gibi kadar olan oldu eder tane ödev ödevim soru sayı',
  phrases: `
== emergency
pil|pili|mıknatıs|çivi|bozuk_para|madeni_para|deterjan|çamaşır_suyu|zehir|cam .. yuttu*|yutmuş*|yutmus*
çamaşır_suyu|deterjan|zehir|benzin|tiner|lavabo_açıcı .. içti*|içmiş*|yuttu*
nefes al* .. alamıyor*|almıyor*
nefes alamıyor*|almıyor*
boğuluyor*|boğulmak_üzere
boğazına .. takıldı|kaçtı|kaldı
uyanmıyor|uyandıramıyor*|kendine_gelmiyor
bayıldı|bayılmış|baygın|bilinci_yerinde_değil|bilinci_kapalı|yere_yığıldı !gülmekten
nöbet|kriz|kalp_krizi|sara|havale .. geçiriyor|geçirdi !gülme
mutfak|ev|evimiz|oda|odam|tava|ocak|fırın|perde|koltuk|apartman|bina .. yanıyor|tutuştu|alev_aldı !ışık
mutfakta|evde|odada|binada|apartmanda .. yangın|ateş .. var|çıktı
yangın var|çıktı
gaz kokuyor|kokusu|kaçağı
her yer .. duman|kan !boyası
kanama durmuyor
kanıyor .. çok|durmuyor
çok .. kanıyor|kan_kaybediyor
eve|evimize|kapıyı .. hırsız|biri|birisi|adam .. girdi|giriyor|zorluyor|kırıyor
hırsız|biri|adam|birisi .. eve|evimize .. girdi|giriyor|girmeye_çalışıyor
havuza|suya|nehre|denize|göle|kuyuya düştü
merdivenden|camdan|pencereden|çatıdan|balkondan düştü
araba|kamyon|otobüs .. çarptı !işlemi
boğazı|yüzü|dili .. şişiyor|şişti
elektrik çarptı
== self_harm_now
hap|hapları|haplar|ilaç|ilaçları|ilaçlar|kutu .. içtim|yuttum|aldım !doktor|ateşim|grip
bir kutu|avuç .. hap|ilaç .. içtim|yuttum
bileğimi|bileklerimi .. kestim
intihar ettim|etmeye_çalıştım
aşırı doz
== self_harm
ölmek .. istiyorum|isterdim|istemiştim !üzere
ölmek istiyom|istiyorm
keşke .. ölsem|ölseydim|doğmasaydım|hiç_doğmasam|uyanmasam
kendimi öldür*|kes*|as*|yarala* !kestirdim|asla|keskin
kendime zarar .. ver*
intihar .. et*|düşün*|istiyorum
yaşamak istemiyorum
artık .. yaşamak .. istemiyorum
yaşamanın .. anlamı yok
hayatın .. anlamı yok
canıma kıy*
kolumu|kollarımı|bacağımı .. kesiyorum|jiletliyorum|çiziyorum
jiletle .. kes*|kendimi
yok olmak istiyorum
ben olmasam .. daha_iyi
uyanmak istemiyorum .. bir_daha|artık|hiç
== abuse
@someone .. beni .. dövüyor|dövdü|döver|dövüyorlar|vuruyor|vurdu|tekmeliyor|yakıyor|boğuyor|boğazladı|tokatlıyor|tokatladı|hırpalıyor
@someone .. bana .. vuruyor|vurdu|vurur|tokat|şiddet|dayak|tekme|vuruyorlar !gol|pas
@someone .. dayak .. at*|yiyorum
@someone .. beni .. elliyor|elledi|taciz|öpüyor_dudağımdan|okşuyor|soyuyor|tecavüz
@someone .. bana .. dokunuyor|dokundu|tecavüz|tacizde
@someone .. dokunuyor|elliyor|okşuyor .. orama|özel|bacağıma|göğsüme|popoma
özel yer* .. dokun*|elle*
taciz .. ediyor|etti|uğradım|ediliyorum
tecavüz .. etti|uğradım|ediyor
@someone .. beni .. kilitliyor|kilitledi|bağlıyor|bağladı|aç_bırakıyor|odaya_kapatıyor
@someone .. yemek .. vermiyor
@someone .. gece* .. odama|yatağıma .. geliyor|giriyor|geldi
@someone .. soyunmamı|dokunmamı|öpmemi .. istiyor|söylüyor|zorluyor
== abuse home
evde .. dayak .. yiyorum|yedim|var
evde .. dövülüyorum|dövüyorlar|şiddet|vuruyorlar
kemerle|sopayla|hortumla .. vur*|döv*
evde .. yemek|yiyecek .. yok !siparişi
eve .. gitmekten|dönmekten|gitmeye korkuyorum
@home .. korkuyorum
== threat
beni|bizi tehdit .. ed*|et*
@someone .. beni .. öldürecek*|bıçaklayacak*|dövecek* !sınavdan
beni öldürecek*|bıçaklayacak*|dövecek* .. söyl*|dedi*
beni .. öldürmekle|dövmekle .. tehdit
bıçak|silah .. gösterdi|çekti|getirdi !resmi
== grooming
çıplak|soyunuk .. fotoğraf*|resim*|video*
fotoğraf*|fotoğrafımı|resmimi|fotoğraflarımı .. istiyor|atmamı|göndermemi|yollamamı !ödev|vesikalık
benden .. fotoğraf*|resim|video|çıplak .. istiyor|istedi
internet*|instagram*|oyunda|online|discord* .. tanıştığım|tanıştım .. buluş*|görüş*|yaş*
internet*|instagram*|oyundaki|online .. adam|biri|yabancı .. buluş*|fotoğraf*|soruyor|istiyor
aramızda .. sır|kalsın
kimseye .. söyleme .. dedi|diyor|sır
benimle .. gizlice|yalnız .. buluş*|görüş*
== blackmail
fotoğraf*|videomu|resim* .. yayar*|yayacak*|paylaşacak*|atacak*|göstereceğim
şantaj .. yap*|ediyor
== eating
kilo|zayıfla*|şişman* .. yemek_yemiyorum|yemiyorum|aç_kalıyorum
yemek .. yemiyorum|yemeyeceğim|yemek_istemiyorum .. kilo|şişman*|zayıf*|günlerdir
kendimi .. kusturuyorum|kusmaya
yedikten sonra .. kus*
günlerdir .. yemek|bir_şey|hiçbir_şey .. yemiyorum|yemedim
çok şişmanım .. yem*
== running_away
evden .. kaç*|gid*|ayrıl* !çıkıyorum|uzaklığı
evden kaçtım|kaçacağım|kaçmak
kaçmak istiyorum .. ev*|bura*
== bullied
benimle|bana .. dalga .. geçiyor*
bana .. gülüyorlar|zorbalık|lakap|küfür_ediyorlar|hakaret !fıkra
zorbalığa .. uğruyorum
zorbalık .. yapıyor*|görüyorum
beni .. itiyorlar|dışlıyor*|rahatsız_ediyor*|aşağılıyor*
== lonely
arkadaşım .. yok !kadar
hiç arkadaşım
çok yalnızım
yalnız .. hissediyorum|kalıyorum !bir
kimse .. beni .. sevmiyor|anlamıyor|istemiyor|çağırmıyor
kimse .. benimle .. oynamıyor|konuşmuyor|oturmuyor
beni kimse .. sevmiyor|anlamıyor|istemiyor
== sad
çok üzgünüm|mutsuzum|kötü_hissediyorum !geç
!matematikte|derste|derslerde|kesirlerde|fende çok kötüyüm
üzgün|mutsuz|kötü .. hissediyorum
her|sürekli|hep .. gece|gün|akşam|zaman? ağlıyorum
ağlıyorum .. sürekli|hep|her
depresyondayım|bunalımdayım
== self_hate
kendimden .. nefret .. ediyorum
hayatımdan .. nefret
ben .. aptalım|salağım|çirkinim|değersizim|işe_yaramazım|hiçim
çok .. çirkinim|aptalım|değersizim !matematikte
== scared
!sınavdan|matematikten|yazılıdan|sınavlardan|sözlüden çok korkuyorum
!çok|sınavdan|matematikten|yazılıdan|sınavlardan|yapmaktan korkuyorum
beni .. korkutuyor*
okula .. gitmeye|gitmekten korkuyorum
== calm
hikaye*|masal*|roman*|film*|kitap*|kitabı*|karakter*|oyun_karakter*|minecraft|kompozisyon|şiir|efsane|dizi|dizide|destan
yutarsa|içerse|yanarsa|olursa .. ne|olur
ne_demek|çevir|ingilizcesi|nasıl_denir
sinek|böcek|ejderha
`,
  words: {
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
  },
}
