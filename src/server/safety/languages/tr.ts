import type { LanguageOfDanger } from './language.ts'
import { turkishWords } from './tr-words.ts'

export const turkish: LanguageOfDanger = {
  script: /[a-z]/i,
  hasSpaces: true,
  // As it is spoken: dövüyo, istemiyom, korkuyorm, dönmicem, benle.
  alike: [
    [/yo(?:m|rm|rum)\b/g, 'yorum'],
    [/([iu])yo\b/g, '$1yor'],
    [/yolar\b/g, 'yorlar'],
    [/([iu])cem\b/g, 'ecegim'],
    [/([iu])cam\b/g, 'acagim'],
    [/\bbenle\b/g, 'benimle'],
    [/yutd/g, 'yutt'],
  ],
  home: 'babam annem anam babamla annemle ailem anne_babam annemle_babam üvey_babam üvey_annem dedem ninem babaannem anneannem amcam dayım halam teyzem yengem eniştem kuzenim kuzenlerim annemin_sevgilisi annemin_erkek_arkadaşı babamın_sevgilisi annemin_kocası babam_bana evdekiler abim_değil',
  other:
    'öğretmenim öğretmen hocam hoca antrenörüm antrenör komşumuz komşu bir_adam adam adamın_biri bir_kadın biri birisi bir_çocuk çocuklar çocuk sınıftakiler arkadaşlarım arkadaşım abim ablam kardeşim kız kızlar müdür bir_tanıdık yabancı_biri yabancı servisçi',
  not: 'asla hiçbir_zaman değil',
  everyday:
    've bir bu şu o ne nasıl kaç niçin neden nerede kim hangi ile için de da mi mı mu mü var yok ben sen biz onlar benim bana beni çok daha ama çünkü gibi kadar olan oldu eder tane ödev ödevim soru sayı',
  phrases: `
== emergency
ev*|oda*|mutfak*|apartman* .. duman .. doldu|kapladı|içinde
her yer|taraf duman
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
pil|pili|mıknatıs*|çivi|vida|boncuk|bilye|para|parası|deterjan*|tablet|kapsül*|çamaşır_suyu*|zehir*|cam|temizleyici*|kireç_çözücü|yağ_çözücü|kolonya|tiner|benzin|ilacı|fare_zehiri .. yuttu*|yutmuş*|içti*|içmiş*|yedi|yemiş|ağzına_attı !çikolata
bebek|kardeşim|kuzenim|yeğenim|bebeğimiz|küçük .. hap*|ilaç*|ilac*|şurup* .. yedi|yuttu|içti|yutmuş|içmiş|yemiş
yerde .. yatıyor|yatmış|kıpırdamıyor .. cevap|konuşmuyor|hareketsiz|uyanmıyor|kıpırdamıyor|tepki
cevap vermiyor|veremiyor .. nefes|yerde|bayıldı
yerde|düştü|çarptı|soktu|çarpıldı|bayıldı .. cevap|tepki vermiyor
hareket etmiyor|edemiyor !saat|araba
kıpırdamıyor|kıpırdayamıyor
nefes .. alamıyor*|almıyor*|alamadı|zor_alıyor
zor nefes
boğaz* .. kaçtı|takıldı|kaldı|şiş*
morardı|mosmor .. nefes|dudak*|yüzü
yüzü|dudakları .. morardı|mosmor
mutfak*|evde|ev|odada|fırın*|ocak*|balkon* .. ateş|yangın|alev* .. var|çıktı|aldı|sardı
fırın*|mutfak*|ev|evden|prizden|televizyon* .. duman .. çıkıyor|doldu|var|geliyor
duman .. çıkıyor|doldu|her_yer*|nefes
çok duman
biri|birisi|adam|yabancı|hırsız .. kapı*|cam*|pencere*|eve|evimize .. açmaya|zorluyor|kırıyor|girmeye|girdi|giriyor|vuruyor|çalışıyor
evde|evimizde|bahçemizde|içeride .. hırsız|yabancı|biri_var
hırsız var|girdi
kan .. akıyor|durmuyor|fışkırıyor|kaybediyor
çok .. kan .. var|akıyor|geliyor|aktı
bıçak*|makas*|cam* .. kesti|kesildi|battı .. kan*
prize|elektriğe|prizden .. soktu|çarp*|parma*|sok*
elektrik* .. çarp*
alerji*|fıstık|arı .. nefes|şiş*|boğaz*
araba|kamyon|otobüs|motor .. çarptı !toplama
kaynar|kızgın|sıcak su|yağ|çay .. döküldü|yandı
eli|kolu|yüzü|elim|kolum .. yandı !canım
== self_harm_now
hap|hapları|haplar|ilaç|ilaçları|ilaçlar|kutu .. içtim|yuttum|aldım !doktor|ateşim|grip
bir kutu|avuç .. hap|ilaç .. içtim|yuttum
bileğimi|bileklerimi .. kestim
intihar ettim|etmeye_çalıştım
aşırı doz
bütün|tüm|hepsini|kutu|avuç|çok .. hap*|ilaç*|ilac* .. içtim|yuttum|aldım|attım
hap*|ilaç*|ilac* .. ölmek|uyanmamak .. içtim|yuttum|aldım
ölmek|uyanmamak .. için .. hap*|ilaç .. içtim|yuttum|aldım
bileğimi|bileklerimi|damarımı|damarlarımı .. kestim
== self_harm
hayatıma .. son ver*|vermek
artık dayanamıyorum .. ölmek|hayat*|yaşa*
yaşamak .. gelmiyor|istemiyor|yorucu|anlamsız
yaşama isteğim|hevesim .. yok|kalmadı
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
ölmek|gebermek|yok_olmak|kaybolmak .. istiyorum|isterdim|isterim
ölmek istiyor|istiyo
ölsem|ölseydim|gebersem .. keşke|rahat*|kurtul*|üzülmez|daha_iyi|mutlu|kimse|fark|herkes
keşke|bi .. ölsem|ölüp|ölseydim|doğmasay*|olmasaydım|uyanmasam
yaşamak .. istemiyorum|istemiyor
yaşamaktan|hayattan|hayatımdan .. bıktım|yoruldum|usandım|nefret
camdan|pencereden|çatıdan|köprüden|balkondan .. atla*|atmayı|atacağım .. düşün*|istiyor*|atlayacağım
camdan|pencereden|çatıdan|köprüden|balkondan atlayacağım|atlamak
kol*|bileğ*|bacağ* .. jilet*|çizik*|kesiyor*|faça*|kesik*
jilet .. atıyorum|çekiyorum|kol*
arkadaşım|kardeşim|ablam|abim .. kendini .. öldür*|kes*|as*
arkadaşım|ablam|abim|kuzenim .. intihar|ölmek .. isti*|ed*|düşün*
ben .. ölsem|olmasam|yokken .. herkes|daha|rahat|mutlu
hiç doğmasaydım
kendimi .. atmak|asmak|öldürmek|kesmek|öldürcem
== abuse
@someone .. boğazımı|boynumu|kolumu .. sıktı|sıkıyor|tuttu|yapıştı
@someone .. sırtıma|kafama|karnıma|yüzüme|bacağıma|koluma .. vuruyor*|vurdu|tekme*
@someone .. bana|benimle .. kötü|garip|ayıp|çirkin .. şeyler|şey .. yapıyor|yaptı|yaptırıyor
@someone .. canımı .. yakıyor|acıtıyor|yaktı
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
@someone .. annemi|babamı|kardeşimi|kardeşlerimi|ablamı|abimi|bizi|küçük_kardeşimi .. dövüyor*|dövdü|döver|dövmüş|tekmeliyor|boğuyor|hırpalıyor|tokatlıyor !satrançta|oyunda
@someone .. anneme|babama|kardeşime|ablama|abime|bize .. vuruyor*|vurdu|tokat|şiddet|dayak|tekme
@someone .. yatağıma|odama|banyoya|yanıma .. giriyor|yatıyor|geliyor|girdi|yattı !akşam_yemeği
@someone .. oramı|buramı|popoma|popomu|göğsüm*|göğsümü|bacağım*|özel_yer*|külot*|mememi .. elliyor|dokun*|elledi|okşuyor|sokuyor|sıkıyor
@someone .. oramı|popomu|göğsümü|mememi elliyor|elledi
@someone .. saçımı|kolumu|kulağımı|boğazımı .. çekiyor|çekti|sıkıyor|sıktı|büküyor
@someone .. bana|yüzüme|kafama|suratıma .. tokat|yumruk|tekme|kemer*|terlik*|dayak|sopa .. atıyor|attı|vuruyor|vurdu|atar
@someone .. bana .. özel|pipi*|çıplak|porno|penis*|cinsel .. göster*|izlet*|yer*
@someone .. beni .. kilitle*|kapat*|kilitliyor|kapatıyor .. oda*|bodrum*|banyo*|dolab*|ev*
@someone .. pantolonumu|elbisemi|külodumu|kıyafetimi|üstümü .. çıkar*|indir*
@someone .. içince|sarhoş* .. beni|bana|bize .. dövüyor*|vuruyor*|vuruyo
== abuse home
evde .. dayak .. yiyorum|yedim|var
evde .. dövülüyorum|dövüyorlar|şiddet|vuruyorlar
kemerle|sopayla|hortumla .. vur*|döv*
evde .. yemek|yiyecek .. yok !siparişi
eve .. gitmekten|dönmekten|gitmeye korkuyorum
@home .. korkuyorum
@home .. bağır*|sarhoş*|sinirlen*|gelince .. korkuyorum
== threat
beni|bizi tehdit .. ed*|et*
@someone .. beni .. öldürecek*|bıçaklayacak*|dövecek* !sınavdan
beni öldürecek*|bıçaklayacak*|dövecek* .. söyl*|dedi*
beni .. öldürmekle|dövmekle .. tehdit
bıçak|silah .. gösterdi|çekti|getirdi !resmi
öldürürüm|öldürecem|öldürcem|öldüreceğim|döverim|döveceğim|gebertirim|bıçaklarım .. dedi|diyor|yazdı|yazıyor|bana
beni .. dövecek*|dövcek*|öldürecek*|öldürcek*|bıçakla*|gebert*|pataklay* !annem_notumu|bu_soru
beni .. bekliyor* .. döv*|öldür*|vur*
beni dövmek|öldürmek .. için|istiyor*
okul* .. çıkış* .. döv*|dayak|bekli*
== grooming
çıplak|soyunuk .. fotoğraf*|resim*|video*
fotoğraf*|fotoğrafımı|resmimi|fotoğraflarımı .. istiyor|atmamı|göndermemi|yollamamı !ödev|vesikalık
benden .. fotoğraf*|resim|video|çıplak .. istiyor|istedi
internet*|instagram*|oyunda|online|discord* .. tanıştığım|tanıştım .. buluş*|görüş*|yaş*
internet*|instagram*|oyundaki|online .. adam|biri|yabancı .. buluş*|fotoğraf*|soruyor|istiyor
aramızda .. sır|kalsın
kimseye .. söyleme .. dedi|diyor|sır
benimle .. gizlice|yalnız .. buluş*|görüş*
foto*|resim*|resmimi|video* .. istiyor*|istedi|yolla|gönder|atmamı|çek .. diyor|dedi|yazıyor?
çıplak|kıyafetsiz|iç_çamaşır*|soyunuk|soyun* .. foto*|resim*|video* .. istiyor*|istedi|at*|yolla*|gönder*
tanımadığım|yabancı|yaşlı|büyük|oyunda|oyundan|robloxta|roblox*|discord* .. biri|adam|çocuk|abi .. foto*|resim|buluş*|nerede|adres*|soru|kıyafet*|hediye
tanımadığım biri .. yazıyor|mesaj|foto*|buluş*|istiyor
nerede oturduğumu|yaşadığımı|oturduğum .. soruyor|sordu
kimseye|ailene|annene|babana|ailenize .. söyleme .. dedi|diyor
buluşalım|buluşmak|görüşmek .. dedi|diyor|istiyor .. yalnız|gizli|gizlice|tek?
bana .. çıplak|pipi* foto*|resim* .. attı|gönder*|yolla*
== blackmail
videomu|fotoğrafımı|fotomu|resmimi .. yükle*|yay*|koya*|at*
fotoğraf*|videomu|resim* .. yayar*|yayacak*|paylaşacak*|atacak*|göstereceğim
şantaj .. yap*|ediyor
fotomu|fotonu|fotoğrafımı|fotoğrafını|videomu|resmini|resmimi|fotom|fotoğraflarımı|foto .. herkese|paylaş*|yay*|atarım|gösteri*|göster*
para|atmaz*|vermez*|yapmaz* .. foto*|video*|resim* .. paylaş*|yay*|atar*|göster*
şantaj yapıyor*|ediyor*
== eating
yemeğinden|yemekten|yedikten|yiyince|kahvaltıdan .. kusuyorum|kusarım|çıkarıyorum
kilo|zayıfla*|şişman* .. yemek_yemiyorum|yemiyorum|aç_kalıyorum
yemek .. yemiyorum|yemeyeceğim|yemek_istemiyorum .. kilo|şişman*|zayıf*|günlerdir
kendimi .. kusturuyorum|kusmaya
yedikten sonra .. kus*
günlerdir .. yemek|bir_şey|hiçbir_şey .. yemiyorum|yemedim
çok şişmanım .. yem*
zayıfla*|kilo|şişman* .. yemedim|yemiyorum|kusuyorum|aç_kal*|yemek_yemi*
yemedim|yemiyorum|aç_kalıyorum .. zayıfla*|kilo|şişman*
gündür .. yemedim|yemiyorum|yemek_yemedim
bilerek|parmağımı|yedikten|yemekten|her_yemek* .. kus*|çıkar*
kusuyorum .. bilerek|zayıfla*|kilo
kendimi .. aç .. bırakıyorum
aç bırakıyorum kendimi
== running_away
evden .. kaç*|gid*|ayrıl* !çıkıyorum|uzaklığı
evden kaçtım|kaçacağım|kaçmak
kaçmak istiyorum .. ev*|bura*
evden|buradan .. gidiyorum|kaçıyorum|gidecegim|kaçacağım|kaçtım|ayrılıyorum .. bir_daha|bu_gece|nere*|dönm*?
evden .. kaçıyorum|kaçtım|kaçacağım|kaçmak|kaçmayı|kaçcam
çanta* .. hazır* .. kaçıyorum|gidiyorum|kaçacağım !okula|tatile
bu_gece|yarın .. kaçıyorum|kaçacağım !sınavdan
== bullied
benimle .. uğraşıyor*|uğraşıp
bana .. sataşıyor*|laf_atıyor*
benimle|bana .. dalga .. geçiyor*
bana .. gülüyorlar|zorbalık|lakap|küfür_ediyorlar|hakaret !fıkra
zorbalığa .. uğruyorum
zorbalık .. yapıyor*|görüyorum
beni .. itiyorlar|dışlıyor*|rahatsız_ediyor*|aşağılıyor*
okulda|sınıfta|serviste .. bana|beni .. vuruyor*|itiyor*|şişko|dövüyor*|lakap|tekme*
bana|benimle .. şişko|çirkin|gerizekalı|aptal|ezik|lakap* .. diyor*|tak*
benimle|bana .. dalga|alay|taşak .. geçiyor*|ediyor*|geç*
dalga geçiyor*
alay ediyor*
herkes|sınıf*|hepsi .. bana gülüyor*
grup kur* .. beni|benim|benimle|hakkımda
eşyalarımı|çantamı|paramı .. alıyorlar|saklıyorlar|atıyorlar
arkamdan konuşuyor*
== lonely
kimsem yok
hiç kimsem
arkadaşım .. yok !kadar
hiç arkadaşım
çok yalnızım
yalnız .. hissediyorum|kalıyorum !bir
kimse .. beni .. sevmiyor|anlamıyor|istemiyor|çağırmıyor
kimse .. benimle .. oynamıyor|konuşmuyor|oturmuyor
beni kimse .. sevmiyor|anlamıyor|istemiyor
teneffüs*|okulda|sınıfta|hep|sürekli|evde .. yalnızım|tek_başıma|tek_başımayım !evde_yalnızım
hep|çok|yapayalnız yalnızım|yalnız
kimse .. beni|benimle|bana .. sevmiyor|istemiyor|arkadaş|konuşmuyor|oynamıyor|umursamıyor|yazmıyor|takmıyor
konuşacak|dertleşecek|oynayacak .. kimsem|kimse|arkadaşım .. yok
konuşacak kimsem
== sad
çok üzgünüm|mutsuzum|kötü_hissediyorum !geç
!matematikte|derste|derslerde|kesirlerde|fende çok kötüyüm
üzgün|mutsuz|kötü .. hissediyorum
her|sürekli|hep .. gece|gün|akşam|zaman? ağlıyorum
ağlıyorum .. sürekli|hep|her
depresyondayım|bunalımdayım
sürekli|durmadan|hep|gizli_gizli|geceleri|her_gün .. ağlıyorum|ağlıyor
ağlamayı|ağlamamı|ağlamak .. durduramıyorum|bırakamıyorum|istiyorum
içim|moralim .. çok|acıyor|sıkılıyor|bozuk|kötü|daralıyor
çok .. üzgünüm|mutsuzum|kırgınım
== self_hate
kendimden .. nefret .. ediyorum
hayatımdan .. nefret
ben .. aptalım|salağım|çirkinim|değersizim|işe_yaramazım|hiçim
çok .. çirkinim|aptalım|değersizim !matematikte
çirkin|aptal|şişman|salak|ezik .. ve|hem .. aptalım|çirkinim|salağım|ezigim|şişmanım|değersizim
hiçbir|hiç .. işe .. yaramıyorum|yaramam
ben .. bir_hiçim|eziğim|malım|gerizekalıyım|iğrencim|çirkinim|berbatım
kendimi|vücudumu|yüzümü .. sevmiyorum|beğenmiyorum
kendimden .. iğreniyorum|nefret|utanıyorum
== scared
!sınavdan|matematikten|yazılıdan|sınavlardan|sözlüden çok korkuyorum
!çok|sınavdan|matematikten|yazılıdan|sınavlardan|yapmaktan korkuyorum
beni .. korkutuyor*
okula .. gitmeye|gitmekten korkuyorum
!sınavdan|matematikten|yazılıdan|sözlüden çok .. korkuyorum
okul* .. gitmeye|gitmekten|gitmek .. korkuyorum
== calm
ödevin|ödevimin|çözümümün|çözümün|defterimin|sorunun .. fotoğraf*|resmini
soru|sinav|test|ödev|matematik beni .. öldür*
tatil .. bitti|bitiyor
hikaye*|masal*|roman*|film*|kitap*|kitabı*|karakter*|oyun_karakter*|minecraft|kompozisyon|şiir|efsane|dizi|dizide|destan
yutarsa|içerse|yanarsa|olursa .. ne|olur
ne_demek|çevir|ingilizcesi|nasıl_denir
sinek|böcek|ejderha
`,
  words: turkishWords,
}
